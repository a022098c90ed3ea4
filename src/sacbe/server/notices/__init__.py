"""Telling people elsewhere what happens at their tables: by push messages of their browser, e-mail and webhooks.

Each notice reaches each channel once, though any server may send it and any may die at any moment:

- It is written in the transaction of what it tells of (`store.notices.post`). So there is a notice if, and only if, the
  action is acknowledged.
- A server takes a channel, not a notice, to itself: for `LEASE_MS`, in a transaction that leaves out what others have.
  It decides then which notices go together, gives that message an id, and commits this before anything leaves. It gives
  up sending well before the lease is over, so no two servers ever send by one channel at the same time.
- If it dies after that, the next one finds the message as it was, and sends it again with the same id. Nobody can know
  whether the first has arrived; so the receiver has to know it again:
  - A browser shows the notice under the id as its tag, and one with the same tag takes the place of the first without
    a sound. The push service itself keeps one message of a topic while it waits, and the topic is the id.
  - A webhook of plain JSON has the id in the header `Idempotency-Key` and in the document.
  - An e-mail has the id in its `Message-ID`, and mail systems drop the second one with the same. SMTP has had this
    window for ever, and all of its servers decide as we do: rather twice than never (RFC 1047, RFC 5321 4.5.3.2.6).
  - Discord knows nothing again. There the server notes in the database that it hands the message over, and then does.
    Whoever finds that note after a death leaves the message alone: in those milliseconds it is sent at most once. What
    was refused, or not connected at all, is known not to have arrived and is tried again.

A notice may be of no use when it is due: the turn was taken back, or the person looks at the table. So it waits for a
moment first (`SETTLE_MS`), and is dropped if somebody was seen looking *after* it happened. Whoever was seen only
before that may have gone, or their server may have died: then the notice waits until that shows.

What happens fast becomes one message: a channel has a pace (`sorting`), and what comes too early waits and goes
together. In quiet hours everything waits. No notice says more than everybody at the table knows.

Here: `events` (what is told), `kinds` (when it still holds), `sorting` (what goes now), `letters` (in words), `office`
(the loop), `push`, `mail`, `hooks` (the ways), `outward` (connections that cannot reach the host's own network),
`links` (what ends notices without a login), `presence` (who is looking), `desk` (what people ask for).
"""
