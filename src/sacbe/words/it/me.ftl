# Una persona su più dispositivi.
me-title = Le mie partite altrove
me-says = Le tue partite sono di questo browser, e non ti si chiede nulla. Se le vuoi anche sul telefono, o di nuovo dopo che il browser è stato svuotato, il posto è questo.
me-phone = Apri sul mio telefono
me-phone-says = Punta la fotocamera del telefono sul codice entro dieci minuti. Vale una volta sola; non mostrarlo a nessun altro.
me-phone-new = Crea un codice
me-codes = Codici di recupero
me-codes-says = Scrivili per il giorno in cui ogni dispositivo sarà perso. Ognuno vale una volta. Chi ne ha uno può giocare a tuo nome.
me-codes-left = { $count ->
    [0] Non ne hai nessuno.
    [one] Uno vale ancora.
   *[other] { $count } valgono ancora.
}
me-codes-new = Crea nuovi codici
me-codes-shown = Si vedono solo adesso; quelli di prima non valgono più.
me-codes-go = Recupera partite con un codice
me-devices = Collegati
me-device-first = Il primo dispositivo
me-device-none = Un dispositivo
me-device-here = { $label } (questo)
me-device-out = Scollega
me-others-out = Scollega tutti gli altri
me-mine = Che cosa sa Sacbe di me
me-export = Salva
me-forget = Dimenticami
me-forget-says = Il tuo nome sparisce da ogni tavolo. Le partite finite restano con un ospite al tuo posto; dove si gioca, un bot va avanti per gli altri. Non si può tornare indietro.
me-forget-sure = Dimenticami per sempre
me-forget-not = Resto
me-open-title = Apri qui le mie partite
me-open-says = Questo browser diventa un altro dispositivo di chi ha creato il link. Apri solo un link che hai creato tu.
me-open-yes = Aprile qui
me-open-games = Questo browser ha partite sue. Ci torni solo con un codice di recupero: prima creane alcuni.
me-recover-title = Recupera le mie partite
me-recover-label = Codice di recupero
me-recover-yes = Recupera
me-link-wrong = Non vale più. Creane uno nuovo su un dispositivo dove sono le tue partite.
me-home = Ai tavoli
