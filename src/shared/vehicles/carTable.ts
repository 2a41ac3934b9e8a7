/**
 * Cars sold in India since 2000. A line without indentation is a make with its other spellings. The lines below it are
 * its models by body type, each with its other spellings. A spelling with * is a common word, and counts only beside
 * its make. The makes and models that are sold most come first.
 *
 * Compiled by hand from general knowledge: names are facts, and no list of others was copied.
 */
export const carTable = `
Maruti Suzuki = Maruti, Suzuki, MSIL, Nexa, मारुति, मारुती, सुजुकी, सुज़ुकी
  Hatchback: Swift = स्विफ्ट; Alto = ऑल्टो, आल्टो; Alto 800; Alto K10; Wagon R = वैगन आर, वैगनआर; Baleno = बलेनो; Celerio = सेलेरियो; Ignis = इग्निस; Ritz = रिट्ज; A-Star; Zen = ज़ेन; Zen Estilo = Estilo; 800 = Maruti 800, M800, मारुति 800; S-Presso = Espresso; Celerio X; Stingray
  Sedan: Dzire = Swift Dzire, Desire, डिजायर, डिज़ायर; Ciaz = सियाज; SX4; Esteem; Kizashi
  SUV: Brezza = Vitara Brezza, ब्रेज़ा, ब्रेजा; Grand Vitara; Fronx = फ्रोंक्स; Jimny = जिम्नी; S-Cross; Victoris; Gypsy = जिप्सी; e Vitara
  MUV: Ertiga = अर्टिगा, एर्टिगा; XL6; Invicto; Versa
  Van: Eeco = ईको; Omni = ओमनी
  Pickup: Super Carry
Hyundai = हुंडई, हुंडाई, ह्युंडई
  Hatchback: i20 = Elite i20, आई20; Grand i10 = ग्रैंड आई10; Grand i10 Nios = i10 Nios, Nios; i10 = आई10; Santro = Santro Xing, सैंट्रो; Eon = इऑन; Getz; i20 Active
  SUV: Creta = क्रेटा, क्रेता; Venue = वेन्यू; Exter = एक्सटर; Alcazar; Tucson; Santa Fe; Terracan; Kona Electric = Kona; Ioniq 5
  Sedan: Verna = वरना, वर्ना; Aura = ऑरा; Xcent = एक्सेंट; Accent; Elantra; Sonata
Tata = Tata Motors, टाटा
  SUV: Nexon = नेक्सन, नेक्सॉन; Punch = पंच; Harrier = हैरियर; Safari = सफारी; Safari Storme; Curvv; Sierra; Sumo = Sumo Gold, Sumo Grande, सूमो; Aria
  Hatchback: Tiago = टियागो; Altroz = अल्ट्रोज; Indica = इंडिका; Indica Vista = Vista; Nano = नैनो; Bolt
  Sedan: Tigor = टिगोर; Zest; Indigo = इंडिगो; Indigo CS = Indigo eCS; Indigo Manza = Manza
  MUV: Hexa; Sumo Victa
  Van: Venture*; Winger; Magic*; Ace* = Chota Hathi
  Pickup: Xenon; Yodha; Intra; 207
Mahindra = Mahindra and Mahindra, महिंद्रा, महिन्द्रा
  SUV: Scorpio = स्कॉर्पियो; Scorpio N; Scorpio Classic; Thar = थार; Thar Roxx = थार रॉक्स; Bolero = बोलेरो; Bolero Neo; XUV700; XUV500; XUV300; XUV 3XO = 3XO; XUV400; XUV 7XO; TUV300; KUV100; Alturas G4; NuvoSport; Quanto; BE 6 = BE 6e; XEV 9e; XEV 9S; Rexton; Armada; Invader
  MUV: Marazzo; Xylo = जायलो; Marshal
  Sedan: Verito; Logan
  Hatchback: Verito Vibe; e2o; Reva = Revai
  Van: Supro; Maxximo; Jeeto
  Pickup: Bolero Camper = Camper*; Bolero Pik Up = Bolero Pickup; Scorpio Getaway = Getaway; Imperio
Honda = होंडा
  Sedan: City = सिटी; Amaze = अमेज; Civic = सिविक; Accord
  Hatchback: Jazz; Brio
  SUV: Elevate; WR-V; CR-V; BR-V
  MUV: Mobilio
Toyota = टोयोटा
  MUV: Innova = इनोवा; Innova Crysta = Crysta, इनोवा क्रिस्टा; Innova Hycross = Hycross; Rumion; Qualis = क्वालिस; Vellfire; Alphard
  SUV: Fortuner = फॉर्च्यूनर, फार्च्यूनर; Fortuner Legender = Legender; Urban Cruiser; Urban Cruiser Hyryder = Hyryder; Urban Cruiser Taisor = Taisor; Land Cruiser = Landcruiser; Land Cruiser Prado = Prado; RAV4
  Hatchback: Glanza = ग्लैंजा; Etios Liva = Liva; Prius
  Sedan: Etios = इटियोस; Corolla Altis = Altis; Corolla; Camry = कैमरी; Yaris
  Pickup: Hilux
Kia = किआ, किया
  SUV: Seltos = सेल्टोस; Sonet = सोनेट; Syros; EV6; EV9; EV5; Sportage; Sorento
  MUV: Carens = कैरेंस; Carens Clavis = Clavis; Carnival
Renault = रेनॉल्ट, रेनो
  Hatchback: Kwid = क्विड; Pulse
  SUV: Duster = डस्टर; Kiger = काइगर; Captur; Koleos
  MUV: Triber = ट्राइबर; Lodgy
  Sedan: Scala; Fluence
Volkswagen = VW, फॉक्सवैगन
  Hatchback: Polo = पोलो; Cross Polo; Golf = Golf GTI; Beetle
  Sedan: Vento = वेंटो; Virtus; Ameo; Jetta; Passat; Phaeton
  SUV: Taigun; Tiguan; Tiguan Allspace; T-Roc; Touareg; Tayron
Skoda = Škoda, स्कोडा
  Sedan: Rapid; Octavia; Slavia; Superb; Laura
  SUV: Kushaq; Kodiaq; Karoq; Yeti; Kylaq; Enyaq
  Hatchback: Fabia
Ford = फोर्ड
  SUV: EcoSport = इकोस्पोर्ट; Endeavour = Endeavor, एंडेवर; Mustang Mach-E = Mach E; Territory*
  Hatchback: Figo = फिगो; Freestyle; Fusion*
  Sedan: Aspire = Figo Aspire; Ikon = आइकॉन; Fiesta = फिएस्टा; Fiesta Classic; Mondeo; Escort*
  Coupe: Mustang
Chevrolet = Chevy, शेवरले
  Hatchback: Beat = बीट; Spark = स्पार्क; Sail UVA = Sail U-VA; Aveo UVA = Aveo U-VA
  Sedan: Sail; Aveo; Optra; Cruze = क्रूज; SRV
  SUV: Captiva; Trailblazer; Forester
  MUV: Tavera = टवेरा; Enjoy*
Nissan = निसान
  SUV: Magnite = मैग्नाइट; Terrano; Kicks; X-Trail; Gravite; Tekton; Nissan Patrol = Patrol
  Hatchback: Micra; Leaf*
  Sedan: Sunny; Teana
  MUV: Evalia
  Coupe: 370Z; GT-R
MG = Morris Garages, MG Motor, JSW MG, एमजी
  SUV: Hector = हेक्टर; Hector Plus; Astor; Gloster; ZS EV; Majestor
  Hatchback: Comet = Comet EV; MG4
  MUV: Windsor = Windsor EV; M9
  Convertible: Cyberster
Jeep = जीप
  SUV: Compass; Meridian; Wrangler; Grand Cherokee = Cherokee
Datsun = डैटसन
  Hatchback: Go* = Datsun Go; redi-GO = Redigo
  MUV: Go Plus
Fiat = फिएट
  Hatchback: Punto = Grande Punto, पुंटो; Palio; Uno; Fiat 500 = Abarth 595; Abarth Punto
  Sedan: Linea; Petra; Siena; Premier Padmini = Padmini
  SUV: Avventura; Urban Cross
Citroen = Citroën
  Hatchback: C3 = eC3
  SUV: C5 Aircross; C3 Aircross = Aircross; Basalt
Mercedes-Benz = Mercedes, Benz, Merc, मर्सिडीज
  Sedan: C-Class = C 200, C 220, C 250, C 180, C 300; E-Class = E 200, E 220, E 250, E 350; S-Class = S 350, S 400, S 450, S 500; A-Class Limousine; CLA; CLS; EQS; Maybach S-Class = Maybach; AMG E 63; AMG C 43
  Hatchback: A-Class = A 180, A 200; B-Class
  SUV: GLA; GLB; GLC; GLE; GLS; G-Class = G Wagon; M-Class = ML-Class, ML 250, ML 350; GL-Class; EQA; EQB; EQC
  MUV: V-Class; R-Class; MB 100
  Coupe: AMG GT
  Convertible: SLK; SL-Class; CLE Cabriolet; SLC
BMW = बीएमडब्ल्यू
  Sedan: 3 Series = 320d, 320i, 330i, 330Li, 318i, 320Ld, 328i; 5 Series = 520d, 530d, 525d, 520i, 530i; 7 Series = 730Ld, 740Li, 750Li; 2 Series Gran Coupe = 2 Series, 220d, 220i; 3 Series GT = 3 Series Gran Turismo; 6 Series GT = 6 Series, 630d; i4; i5; i7; M3; M5; M340i
  SUV: X1; X3; X5; X6; X7; iX; iX1; X4; X2; iX3; XM
  Hatchback: 1 Series = 118d, 116i
  Coupe: M2; M4; M8; 8 Series; i8
  Convertible: Z4
Audi = ऑडी
  Sedan: A4; A6; A8 = A8 L; A3; A7 Sportback = A7; S4; RS7; S6; e-tron GT; RS e-tron GT
  SUV: Q3; Q5; Q7; Q2; Q8; e-tron; Q8 e-tron; SQ5; RS Q8
  Coupe: S5 Sportback = S5; A5 Sportback = A5; RS5; TT; R8
Jaguar = जगुआर
  Sedan: XF; XE; XJ; S-Type; X-Type
  SUV: F-Pace; I-Pace; E-Pace
  Coupe: F-Type; XK; XKR
Land Rover = Landrover, Range Rover, रेंज रोवर, लैंड रोवर
  SUV: Range Rover Evoque = Evoque; Discovery Sport; Range Rover Velar = Velar; Range Rover Sport; Range Rover Vogue; Defender; Discovery; Freelander 2 = Freelander; Discovery 4
Volvo = वोल्वो
  SUV: XC60; XC90; XC40; C40 Recharge = C40; EX40; EC40; EX30
  Sedan: S90; S60; S80
  Hatchback: V40; V90 Cross Country
Mini*
  Hatchback: Cooper = मिनी कूपर, Cooper S, Cooper D, Cooper 3 Door, Cooper 5 Door; Clubman; John Cooper Works
  SUV: Countryman
  Convertible: Cooper Convertible
Porsche = पोर्श
  SUV: Cayenne; Macan
  Coupe: 911 = Carrera; Cayman = 718 Cayman
  Sedan: Panamera; Taycan
  Convertible: Boxster = 718 Boxster
Lexus = लेक्सस
  Sedan: ES 300h = ES; LS 500h = LS
  SUV: NX 350h = NX; RX 350h = RX, RX 450h; LX 450d = LX, LX 500d, LX 570; LM 350h
  Coupe: LC 500h
Mitsubishi = मित्सुबिशी
  SUV: Pajero = पजेरो; Pajero Sport; Outlander; Montero
  Sedan: Lancer = लांसर; Cedia = Lancer Cedia; Lancer Evolution
Isuzu
  Pickup: D-Max V-Cross = V-Cross, D-Max; D-Max S-Cab = S-Cab; Hi-Lander
  SUV: MU-X; MU-7
Force* = Force Motors, Bajaj Tempo, Tempo Trax
  SUV: Gurkha; Force One; Trax Cruiser = Trax
  MUV: Trax Toofan = Toofan; Citiline
  Van: Traveller = Tempo Traveller; Urbania
Hindustan Motors = HM
  Sedan: Ambassador = Amby, एंबेसडर; Contessa
  MUV: Trekker; Pushpak
Premier*
  SUV: Rio*
Daewoo
  Hatchback: Matiz = मटीज
  Sedan: Cielo; Nexia
Opel
  Hatchback: Corsa Sail; Corsa Swing
  Sedan: Corsa; Astra; Vectra
Ssangyong
  SUV: Rexton
BYD
  SUV: Atto 3; Sealion 7
  MUV: e6; eMAX 7
  Sedan: Seal*
Tesla
  SUV: Model Y
  Sedan: Model 3; Model S
VinFast
  SUV: VF 6; VF 7
Bentley
  Sedan: Flying Spur; Mulsanne
  Coupe: Continental GT = Continental
  SUV: Bentayga
Rolls-Royce = Rolls Royce
  Sedan: Ghost*; Phantom
  Coupe: Wraith; Spectre
  Convertible: Dawn*
  SUV: Cullinan
Lamborghini = Lambo
  Coupe: Huracan; Aventador; Gallardo; Revuelto; Temerario
  SUV: Urus
Ferrari
  Coupe: 488 GTB = 488; F8 Tributo; California T = California; Roma*; Portofino; 458 Italia; 296 GTB; SF90
  SUV: Purosangue
Aston Martin
  Coupe: DB11; Vantage; DB9; DB12
  Sedan: Rapide
  SUV: DBX
Maserati
  Sedan: Ghibli; Quattroporte
  SUV: Levante; Grecale
  Coupe: GranTurismo
McLaren
  Coupe: 720S; Artura; 750S
Hummer
  SUV: H2; H3
ICML = Sonalika Rhino
  SUV: Rhino; Extreme*
San Motors
  Convertible: Storm*
Strom*
  Hatchback: R3
PMV
  Hatchback: EaS-E
Vayve
  Hatchback: Eva*
Lotus
  SUV: Eletre
  Coupe: Emira
`;
