### De vijf edities: naam en beschrijving.

edition-dujardin = Dujardin, de Franse klassieker
edition-dujardin-description = Het Franse spel met 106 kaarten voor twee, drie, vier of zes spelers, met een premie voor een geslaagde verlenging en punten te verdienen als een tegenstander de garage niet uit komt.

edition-rally = Rally, de Nederlandse editie
edition-rally-description = Dezelfde kaarten als een rally die stopt bij de laatste kaart van de stok; met zes spelers rijden er twee teams van drie.

edition-parker = Parker Brothers, de Engelse editie
edition-parker-description = Het spel in mijlen, waarin een nieuwe aanval op een nog niet verholpen aanval gelegd mag worden.

edition-arche = L’Arche, de cafetaria langs de snelweg
edition-arche-description = Een korte gezinsrit van 400 km met 33 kaarten, waarin hongerige kinderen en dorstige ouders je ophouden.

edition-volant = As du Volant, het bordspel
edition-volant-description = Een autorace over een circuit met rijstroken, limieten, bonussen en een binnenweg, en met vier nieuwe soorten kaarten.
