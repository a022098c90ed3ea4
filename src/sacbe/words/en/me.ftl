# One person on several devices.
me-title = My games elsewhere
me-says = Your games belong to this browser, and nothing is asked of you. If you want them on your phone too, or back after this browser was cleared, this is the place.
me-phone = Open on my phone
me-phone-says = Point your phone's camera at the code within ten minutes. It works once; show it to nobody else.
me-phone-new = Make a code
me-codes = Recovery codes
me-codes-says = Write them down for the day when every device is lost. Each works once. Whoever has one can play in your name.
me-codes-left = { $count ->
    [0] You have none.
    [one] One of yours is still good.
   *[other] { $count } of yours are still good.
}
me-codes-new = Make new codes
me-codes-shown = They are shown this once; earlier ones are good no more.
me-codes-go = Recover games with a code
me-devices = Signed in
me-device-first = The first device
me-device-none = A device
me-device-here = { $label } (this one)
me-device-out = Sign out
me-others-out = Sign all others out
me-mine = What Sacbe knows of me
me-export = Save it
me-forget = Forget me
me-forget-says = Your name goes from every table. Games that are over stay with a guest in your place; where one is on, a bot plays on for the others. This cannot be taken back.
me-forget-sure = Forget me for ever
me-forget-not = Keep me
me-open-title = Open my games here
me-open-says = This browser becomes one more device of whoever made the link. Open only a link that you made yourself.
me-open-yes = Open them here
me-open-games = This browser has games of its own. You come back to them only with a recovery code: make some first.
me-recover-title = Recover my games
me-recover-label = Recovery code
me-recover-yes = Recover
me-link-wrong = This is good no more. Make a new one on a device where your games are.
me-home = To the tables
