### De vijf edities: naam en beschrijving.

edition-dujardin = Dujardin, de Franse klassieker
edition-dujardin-description = Het Franse spel met 106 kaarten voor twee, drie, vier of zes spelers, met een verlenging voor wie durft en een premie als een tegenstander de garage niet uit komt.

edition-rally = Rally, de Nederlandse editie
edition-rally-description = Dezelfde kaarten, gespeeld als een rally die eindigt met de laatste kaart van de stok; met zes spelers rijden er twee teams van drie.

edition-parker = Parker Brothers, de Engelse editie
edition-parker-description = Het spel in mijlen, waarin je een nieuwe aanval op een nog niet verholpen aanval mag leggen.

edition-arche = L’Arche, de cafetaria langs de snelweg
edition-arche-description = Een korte rit van 400 km met 33 kaarten, waarin Grote zus honger heeft, Mama trek in koffie, en Broertje en Papa dorst.

edition-volant = As du Volant, het bordspel
edition-volant-description = Een autorace over een circuit met rijstroken, limieten, bonussen en een binnenweg, en met vier nieuwe soorten kaarten.
