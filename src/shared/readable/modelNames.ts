/** The models of the dictionary by make. Written by tests/shared/readable/writeNames.ts. */
export const modelNames = {
  car: `
Maruti Suzuki: Swift; Alto; Alto 800; Alto K10; Wagon R; Baleno; Celerio; Ignis; Ritz; A-Star; Zen; Zen Estilo; 800; S-Presso; Celerio X; Stingray; Dzire; Ciaz; SX4; Esteem; Kizashi; Brezza; Grand Vitara; Fronx; Jimny; S-Cross; Victoris; Gypsy; e Vitara; Ertiga; XL6; Invicto; Versa; Eeco; Omni; Super Carry
Hyundai: i20; Grand i10; Grand i10 Nios; i10; Santro; Eon; Getz; i20 Active; Creta; Venue; Exter; Alcazar; Tucson; Santa Fe; Terracan; Kona Electric; Ioniq 5; Verna; Aura; Xcent; Accent; Elantra; Sonata
Tata: Nexon; Punch; Harrier; Safari; Safari Storme; Curvv; Sierra; Sumo; Aria; Tiago; Altroz; Indica; Indica Vista; Nano; Bolt; Tigor; Zest; Indigo; Indigo CS; Indigo Manza; Hexa; Sumo Victa; Venture; Winger; Magic; Ace; Xenon; Yodha; Intra; 207
Mahindra: Scorpio; Scorpio N; Scorpio Classic; Thar; Thar Roxx; Bolero; Bolero Neo; XUV700; XUV500; XUV300; XUV 3XO; XUV400; XUV 7XO; TUV300; KUV100; Alturas G4; NuvoSport; Quanto; BE 6; XEV 9e; XEV 9S; Rexton; Armada; Invader; Marazzo; Xylo; Marshal; Verito; Logan; Verito Vibe; e2o; Reva; Supro; Maxximo; Jeeto; Bolero Camper; Bolero Pik Up; Scorpio Getaway; Imperio
Honda: City; Amaze; Civic; Accord; Jazz; Brio; Elevate; WR-V; CR-V; BR-V; Mobilio
Toyota: Innova; Innova Crysta; Innova Hycross; Rumion; Qualis; Vellfire; Alphard; Fortuner; Fortuner Legender; Urban Cruiser; Urban Cruiser Hyryder; Urban Cruiser Taisor; Land Cruiser; Land Cruiser Prado; RAV4; Glanza; Etios Liva; Prius; Etios; Corolla Altis; Corolla; Camry; Yaris; Hilux
Kia: Seltos; Sonet; Syros; EV6; EV9; EV5; Sportage; Sorento; Carens; Carens Clavis; Carnival
Renault: Kwid; Pulse; Duster; Kiger; Captur; Koleos; Triber; Lodgy; Scala; Fluence
Volkswagen: Polo; Cross Polo; Golf; Beetle; Vento; Virtus; Ameo; Jetta; Passat; Phaeton; Taigun; Tiguan; Tiguan Allspace; T-Roc; Touareg; Tayron
Skoda: Rapid; Octavia; Slavia; Superb; Laura; Kushaq; Kodiaq; Karoq; Yeti; Kylaq; Enyaq; Fabia
Ford: EcoSport; Endeavour; Mustang Mach-E; Territory; Figo; Freestyle; Fusion; Aspire; Ikon; Fiesta; Fiesta Classic; Mondeo; Escort; Mustang
Chevrolet: Beat; Spark; Sail UVA; Aveo UVA; Sail; Aveo; Optra; Cruze; SRV; Captiva; Trailblazer; Forester; Tavera; Enjoy
Nissan: Magnite; Terrano; Kicks; X-Trail; Gravite; Tekton; Nissan Patrol; Micra; Leaf; Sunny; Teana; Evalia; 370Z; GT-R
MG: Hector; Hector Plus; Astor; Gloster; ZS EV; Majestor; Comet; MG4; Windsor; M9; Cyberster
Jeep: Compass; Meridian; Wrangler; Grand Cherokee
Datsun: Go; redi-GO; Go Plus
Fiat: Punto; Palio; Uno; Fiat 500; Abarth Punto; Linea; Petra; Siena; Premier Padmini; Avventura; Urban Cross
Citroen: C3; C5 Aircross; C3 Aircross; Basalt
Mercedes-Benz: C-Class; E-Class; S-Class; A-Class Limousine; CLA; CLS; EQS; Maybach S-Class; AMG E 63; AMG C 43; A-Class; B-Class; GLA; GLB; GLC; GLE; GLS; G-Class; M-Class; GL-Class; EQA; EQB; EQC; V-Class; R-Class; MB 100; AMG GT; SLK; SL-Class; CLE Cabriolet; SLC
BMW: 3 Series; 5 Series; 7 Series; 2 Series Gran Coupe; 3 Series GT; 6 Series GT; i4; i5; i7; M3; M5; M340i; X1; X3; X5; X6; X7; iX; iX1; X4; X2; iX3; XM; 1 Series; M2; M4; M8; 8 Series; i8; Z4
Audi: A4; A6; A8; A3; A7 Sportback; S4; RS7; S6; e-tron GT; RS e-tron GT; Q3; Q5; Q7; Q2; Q8; e-tron; Q8 e-tron; SQ5; RS Q8; S5 Sportback; A5 Sportback; RS5; TT; R8
Jaguar: XF; XE; XJ; S-Type; X-Type; F-Pace; I-Pace; E-Pace; F-Type; XK; XKR
Land Rover: Range Rover Evoque; Discovery Sport; Range Rover Velar; Range Rover Sport; Range Rover Vogue; Defender; Discovery; Freelander 2; Discovery 4
Volvo: XC60; XC90; XC40; C40 Recharge; EX40; EC40; EX30; S90; S60; S80; V40; V90 Cross Country
Mini: Cooper; Clubman; John Cooper Works; Countryman; Cooper Convertible
Porsche: Cayenne; Macan; 911; Cayman; Panamera; Taycan; Boxster
Lexus: ES 300h; LS 500h; NX 350h; RX 350h; LX 450d; LM 350h; LC 500h
Mitsubishi: Pajero; Pajero Sport; Outlander; Montero; Lancer; Cedia; Lancer Evolution
Isuzu: D-Max V-Cross; D-Max S-Cab; Hi-Lander; MU-X; MU-7
Force: Gurkha; Force One; Trax Cruiser; Trax Toofan; Citiline; Traveller; Urbania
Hindustan Motors: Ambassador; Contessa; Trekker; Pushpak
Premier: Rio
Daewoo: Matiz; Cielo; Nexia
Opel: Corsa Sail; Corsa Swing; Corsa; Astra; Vectra
Ssangyong: Rexton
BYD: Atto 3; Sealion 7; e6; eMAX 7; Seal
Tesla: Model Y; Model 3; Model S
VinFast: VF 6; VF 7
Bentley: Flying Spur; Mulsanne; Continental GT; Bentayga
Rolls-Royce: Ghost; Phantom; Wraith; Spectre; Dawn; Cullinan
Lamborghini: Huracan; Aventador; Gallardo; Revuelto; Temerario; Urus
Ferrari: 488 GTB; F8 Tributo; California T; Roma; Portofino; 458 Italia; 296 GTB; SF90; Purosangue
Aston Martin: DB11; Vantage; DB9; DB12; Rapide; DBX
Maserati: Ghibli; Quattroporte; Levante; Grecale; GranTurismo
McLaren: 720S; Artura; 750S
Hummer: H2; H3
ICML: Rhino; Extreme
San Motors: Storm
Strom: R3
PMV: EaS-E
Vayve: Eva
Lotus: Eletre; Emira
`,
  bike: `
Hero: Splendor; HF Deluxe; Passion; Super Splendor; Glamour; Achiever; Ignitor; Xtreme; Hunk; Karizma; Impulse; Xpulse; Maestro; Pleasure; Destini; Duet; Xoom; Mavrick 440
Hero Honda: Splendor; Passion; CD Deluxe; CD Dawn; CD 100; Ambition; Joy; Glamour; Street; Sleek; Super Splendor; CBZ; Karizma; Hunk; Pleasure
Honda: Activa; Dio; Aviator; Grazia; Cliq; Navi; Eterno; QC1; Shine; SP 125; SP 160; Unicorn; Dazzler; CB Twister; Dream Yuga; Dream Neo; CD 110 Dream; Livo; Stunner; X-Blade; CB Trigger; Hornet; CBR 150R; CBR 250R; CBR 300R; CBR 650R; CBR 1000RR; CB300F; CB300R; CB650R; CB1000R; VFR 1200F; H'ness CB350; CB350RS; Gold Wing; Rebel 500; Shadow; VTX 1300; CB200X; CB500X; NX500; NX200; Africa Twin; XL750 Transalp; X-ADV
Bajaj: Pulsar; Pulsar NS; Pulsar RS; Pulsar N; Pulsar AS; Dominar; Platina; CT 100; CT 110; CT 125X; Discover; XCD; V15; V12; Boxer; Caliber; Wind 125; Freedom 125; Byk; Avenger; Eliminator; Chetak; Kristal; Wave; Super; Legend; Blade; Saffire; M80; Sunny; Spirit
TVS: Apache; Apache RR 310; Fiero; Flame; Raider 125; Star City; Sport; Radeon; Victor; Phoenix; Star Sport; Max 4R; Centra; Jive; Ronin; Apache RTX 300; Jupiter; NTorq 125; Scooty Pep; Scooty Zest; Scooty Streak; Scooty Teenz; Wego; iQube; Orbiter; XL100; XL Super
Royal Enfield: Bullet; Classic; Bullet Electra; Meteor 350; Thunderbird; Super Meteor 650; Hunter 350; Shotgun 650; Goan Classic 350; Machismo; Continental GT; Interceptor 650; Guerrilla 450; Bear 650; Himalayan; Scram 411; Scram 440
Yamaha: R15; R3; R1; MT-15; MT-03; MT-09; FZ; FZ 25; Fazer; FZ-X; VMAX; XSR 155; FZ1; SZ-RR; SZ-S; Saluto; SS 125; YBR 110; YBR 125; Gladiator; Libero; Crux; Alba; RX 100; RX 135; RX-Z; RD 350; Enticer; Fascino; RayZR; Ray; Alpha; Aerox 155
Suzuki: Access 125; Burgman Street; Avenis; Lets; Swish; e-Access; Gixxer; Gixxer 250; Hayabusa; GSX-R1000; GSX-S750; GSX-8R; Katana; GS 150R; Inazuma; Bandit 1250; Hayate; Slingshot; Zeus; Heat; Samurai; Max 100R; Shogun; Intruder; Intruder M1800R; V-Strom
KTM: Duke; RC; Super Duke; 390 Adventure; 250 Adventure; 390 Enduro; 890 Adventure
Jawa: 42; Perak; 350; 42 Bobber; 42 FJ; 300
Yezdi: Roadster; Roadking; Adventure; Scrambler
BSA: Gold Star 650
Ola: S1 Pro; S1 X; S1 Air; S1; Gig; Roadster X
Ather: 450X; 450 Plus; 450S; 450 Apex; Rizta; 450; 340
Vida: V1; V2; VX2
Hero Electric: Optima; Photon; Flash; NYX; Atria; Eddy
Okinawa: Praise Pro; iPraise; Ridge Plus; Okhi 90; Lite; Dual
Ampere: Magnus; Primus; Nexus; Reo; Zeal
Revolt: RV400; RV300; RV1; RV BlazeX
Ultraviolette: F77; X-47; Tesseract
Tork: Kratos
Simple Energy: Simple One; Dot One
River: Indie
Oben: Rorr
Matter: Aera
Bounce: Infinity E1
Pure EV: Epluto 7G; Etrance Neo; EcoDryft
Joy e-bike: Mihos; Wolf
Bgauss: RUV 350; C12i; D15
Kinetic Green: Zulu; Kinetic DX
Odysse: Racer; Hawk
Mahindra: Gusto; Duro; Rodeo; Flyte; Kine; Centuro; Pantero; Stallio; Arro; Mojo 300
Vespa: LX 125; VXL 125; VXL 150; SXL 125; SXL 150; ZX 125; Notte; Elegante; Urban Club
Aprilia: SR 150; SR 125; SR 160; Storm 125; SXR 160; SXR 125; RS 457; RS 660; RSV4; Tuono
LML: Vespa NV; Star Euro; Select; Freedom; Graptor; Adreno; CRD 100; Energy
Kinetic: Nova; Kinetic Honda; Zing; Marvel; Blaze; Style; Boss; Challenger; Velocity; Stryker; Luna
Harley-Davidson: Street 750; Iron 883; Fat Boy; Fat Bob; Forty Eight; Heritage Classic; Road King; Street Glide; Night Rod; Street Bob; Street Rod; SuperLow; X440; Nightster; Sportster; Road Glide; Low Rider; 1200 Custom; Breakout; Electra Glide; V-Rod; Pan America
Kawasaki: Ninja; Ninja ZX-10R; Ninja ZX-6R; Ninja H2; Z250; Z650; Z800; Z900; Z1000; ER-6n; ZX-4R; W800; Versys; KLX 230; Vulcan S; Eliminator; W175
Kawasaki Bajaj: 4S Champion; KB 100; Caliber
Triumph: Speed 400; Street Triple; Speed Triple; Daytona 675; Trident 660; Thruxton; Street Twin; Speed T4; Speed Twin; Tiger; Scrambler 400X; Street Scrambler; Scrambler 1200; Bonneville T100; Bonneville T120; Bonneville Bobber; Rocket III; Thunderbird Storm
BMW: G 310 R; G 310 RR; S 1000 RR; S 1000 R; F 900 R; R nineT; G 310 GS; R 1250 GS; F 850 GS; F 750 GS; S 1000 XR; R 1200 GS; R 1300 GS; F 450 GS; R 18; C 400 GT; CE 04; CE 02
Ducati: Monster; Panigale; Streetfighter; SuperSport; Hypermotard; Multistrada; Scrambler Icon; Scrambler; DesertX; Diavel; XDiavel
Benelli: TNT; 302R; 302S; Imperiale 400; Leoncino; 502C; TRK 502; TRK 251
Keeway: V302C; K-Light 250V; Sixties 300i; Vieste 300; K300 N; K300 R
Hyosung: GT250R; GT650R; GT650N; Aquila Pro 650; GV250
Indian: Scout; Chief Dark Horse; Chieftain; Scout Bobber; Roadmaster; Springfield
Moto Guzzi: V9 Bobber; V9 Roamer; V85 TT
Moto Morini: X-Cape 650
MV Agusta: Brutale 800; F3 800; Turismo Veloce
Husqvarna: Svartpilen; Vitpilen
CFMoto: 300NK; 650NK; 650GT; 650MT
Zontes: 350R; 350X; GK350; 350T
QJ Motor: SRC 250; SRC 500; SRV 300
UM: Renegade Commando; Renegade Sport S
FB Mondial: HPS 300
Norton: Commando 961
Cleveland CycleWerks: Ace Deluxe; Misfit
Rajdoot: RD 175
TVS Suzuki: Shaolin; Samurai; Max 100; Fiero
`,
} as const;
