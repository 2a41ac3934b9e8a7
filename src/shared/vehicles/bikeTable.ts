/**
 * Bikes sold in India since 2000. A line without indentation is a make with its other spellings. The lines below it are
 * its models by body type, each with its other spellings. A spelling with * is a common word, and counts only beside
 * its make. The makes and models that are sold most come first. A model that is sold in several sizes is one model.
 *
 * Compiled by hand from general knowledge: names are facts, and no list of others was copied.
 */
export const bikeTable = `
Hero = Hero MotoCorp, हीरो
  Commuter: Splendor = Splendor Plus, स्प्लेंडर, स्प्लेंडर प्लस; HF Deluxe = HF Dawn, HF 100, एचएफ डीलक्स; Passion = Passion Pro, Passion Plus, पैशन, पैशन प्रो; Super Splendor; Glamour = ग्लैमर; Achiever; Ignitor
  Sports: Xtreme = Xtreme 160R, Xtreme 125R, Xtreme 200S, CBZ Xtreme; Hunk = हंक; Karizma = Karizma ZMR, Karizma XMR, ZMR, करिज्मा; Impulse*
  Adventure: Xpulse = Xpulse 200, Xpulse 210
  Scooter: Maestro = Maestro Edge, मेस्ट्रो; Pleasure = Pleasure Plus, प्लेज़र; Destini = Destini 125; Duet; Xoom
  Cruiser: Mavrick 440 = Mavrick
Hero Honda = हीरो होंडा
  Commuter: Splendor; Passion; CD Deluxe; CD Dawn; CD 100; Ambition*; Joy*; Glamour; Street*; Sleek*; Super Splendor
  Sports: CBZ; Karizma; Hunk
  Scooter: Pleasure
Honda = HMSI, होंडा
  Scooter: Activa = Activa 3G, Activa 4G, Activa 5G, Activa 6G, Activa i, एक्टिवा, ऐक्टिवा; Dio = डियो; Aviator; Grazia; Cliq; Navi; Eterno; QC1
  Commuter: Shine = CB Shine, शाइन; SP 125 = Shine SP, CB Shine SP, SP Shine; SP 160; Unicorn = CB Unicorn, यूनिकॉर्न; Dazzler = Unicorn Dazzler; CB Twister = Twister; Dream Yuga; Dream Neo; CD 110 Dream = CD 110; Livo; Stunner = CBF Stunner; X-Blade; CB Trigger
  Sports: Hornet = CB Hornet, CB Hornet 160R, Hornet 160R, Hornet 2.0; CBR 150R = CBR 150; CBR 250R = CBR 250; CBR 300R; CBR 650R = CBR 650F; CBR 1000RR = Fireblade; CB300F; CB300R; CB650R; CB1000R; VFR 1200F
  Cruiser: H'ness CB350 = Hness CB350, Hness, Highness, CB350; CB350RS; Gold Wing; Rebel 500; Shadow*; VTX 1300
  Adventure: CB200X; CB500X; NX500; NX200; Africa Twin; XL750 Transalp = Transalp; X-ADV
Bajaj = बजाज
  Sports: Pulsar = पल्सर; Pulsar NS = NS200, NS160, NS125, NS400, Pulsar NS200, Pulsar NS160, Pulsar NS125, Pulsar NS400, Pulsar 200NS; Pulsar RS = RS200, Pulsar RS200; Pulsar N = Pulsar N160, Pulsar N150, Pulsar N250, Pulsar N125; Pulsar AS = Pulsar AS150, Pulsar AS200; Dominar = डोमिनार
  Commuter: Platina = प्लेटिना; CT 100 = CT100B; CT 110; CT 125X; Discover = डिस्कवर; XCD; V15; V12; Boxer = बॉक्सर; Caliber; Wind 125; Freedom 125 = Freedom CNG; Byk
  Cruiser: Avenger = Avenger Street, Avenger Cruise, अवेंजर; Eliminator
  Scooter: Chetak = चेतक; Kristal; Wave*; Super*; Legend*; Blade*; Saffire
  Moped: M80; Sunny*; Spirit*
TVS = टीवीएस
  Sports: Apache = Apache RTR, Apache RTR 160, Apache RTR 180, Apache RTR 200, अपाचे; Apache RR 310 = RR 310; Fiero = Fiero F2; Flame*
  Commuter: Raider 125 = Raider, रेडर; Star City = Star City Plus; Sport*; Radeon = रेडियन; Victor = विक्टर; Phoenix*; Star Sport; Max 4R; Centra; Jive*
  Cruiser: Ronin
  Adventure: Apache RTX 300 = Apache RTX, RTX 300
  Scooter: Jupiter = जुपिटर; NTorq 125 = NTorq, एनटॉर्क; Scooty Pep = Scooty Pep Plus, Pep Plus; Scooty Zest = Scooty Zest 110, Zest 110; Scooty Streak = Streak*; Scooty Teenz; Wego = वीगो; iQube = आईक्यूब; Orbiter
  Moped: XL100 = XL 100; XL Super = Heavy Duty Super XL
Royal Enfield = Enfield, RE*, रॉयल एनफील्ड, रॉयल एनफिल्ड, एनफील्ड
  Cruiser: Bullet = Bullet Standard, बुलेट; Classic = क्लासिक; Bullet Electra = Electra; Meteor 350 = Meteor; Thunderbird = थंडरबर्ड; Super Meteor 650 = Super Meteor; Hunter 350 = Hunter, हंटर; Shotgun 650 = Shotgun; Goan Classic 350 = Goan Classic; Machismo
  Sports: Continental GT = Continental GT 650, Continental GT 535; Interceptor 650 = Interceptor, INT 650, इंटरसेप्टर; Guerrilla 450 = Guerrilla; Bear 650
  Adventure: Himalayan = हिमालयन; Scram 411 = Scram; Scram 440
Yamaha = यामाहा
  Sports: R15 = YZF R15, R15S, R15 V3, R15 V4, आर15; R3 = YZF R3; R1 = YZF R1; MT-15 = एमटी 15; MT-03; MT-09; FZ = FZ16, FZ-FI, FZ-S, FZ-S FI, एफजेड; FZ 25 = FZS 25; Fazer = Fazer 25; FZ-X; VMAX; XSR 155; FZ1
  Commuter: SZ-RR = SZR, SZ-R; SZ-S; Saluto; SS 125; YBR 110; YBR 125; Gladiator; Libero; Crux; Alba; RX 100; RX 135; RX-Z; RD 350; Enticer
  Scooter: Fascino = फैसिनो; RayZR = Ray ZR; Ray = Ray Z; Alpha*; Aerox 155 = Aerox
Suzuki = सुजुकी
  Scooter: Access 125 = Access, एक्सेस; Burgman Street = Burgman; Avenis; Lets*; Swish = Swish 125; e-Access
  Sports: Gixxer = Gixxer SF, Gixxer 150, जिक्सर; Gixxer 250 = Gixxer SF 250; Hayabusa = Busa, हायाबुसा; GSX-R1000; GSX-S750; GSX-8R; Katana; GS 150R; Inazuma; Bandit 1250
  Commuter: Hayate; Slingshot; Zeus*; Heat*; Samurai; Max 100R; Shogun
  Cruiser: Intruder; Intruder M1800R
  Adventure: V-Strom
KTM = केटीएम
  Sports: Duke = ड्यूक; RC = RC 125, RC 160, RC 200, RC 390; Super Duke
  Adventure: 390 Adventure = Adventure 390; 250 Adventure = Adventure 250; 390 Enduro; 890 Adventure
Jawa = जावा
  Cruiser: 42 = Jawa 42, Forty Two; Perak; 350 = Jawa 350; 42 Bobber; 42 FJ; 300 = Jawa 300, Jawa Classic
Yezdi = येज़दी
  Cruiser: Roadster*; Roadking
  Adventure: Adventure*; Scrambler*
BSA
  Cruiser: Gold Star 650 = Gold Star
Ola = Ola Electric, ओला
  Scooter: S1 Pro; S1 X; S1 Air; S1; Gig*
  Sports: Roadster X
Ather = Ather Energy, एथर
  Scooter: 450X; 450 Plus; 450S; 450 Apex; Rizta; 450; 340
Vida = Hero Vida
  Scooter: V1 = V1 Pro, V1 Plus; V2; VX2
Hero Electric
  Scooter: Optima; Photon; Flash*; NYX; Atria; Eddy*
Okinawa
  Scooter: Praise Pro = Praise*; iPraise; Ridge Plus = Ridge*; Okhi 90; Lite*; Dual*
Ampere
  Scooter: Magnus; Primus; Nexus*; Reo; Zeal*
Revolt
  Sports: RV400; RV300; RV1; RV BlazeX
Ultraviolette
  Sports: F77; X-47
  Scooter: Tesseract
Tork
  Sports: Kratos
Simple Energy = Simple*
  Scooter: Simple One; Dot One
River*
  Scooter: Indie
Oben
  Sports: Rorr
Matter*
  Sports: Aera
Bounce*
  Scooter: Infinity E1
Pure EV
  Scooter: Epluto 7G; Etrance Neo
  Sports: EcoDryft
Joy e-bike
  Scooter: Mihos; Wolf*
Bgauss
  Scooter: RUV 350; C12i; D15
Kinetic Green
  Scooter: Zulu; Kinetic DX
Odysse
  Scooter: Racer*; Hawk*
Mahindra = महिंद्रा, महिन्द्रा
  Scooter: Gusto; Duro; Rodeo; Flyte; Kine*
  Commuter: Centuro; Pantero; Stallio; Arro
  Sports: Mojo 300 = Mojo, मोजो
Vespa = Piaggio, Piaggio Vespa, वेस्पा
  Scooter: LX 125; VXL 125; VXL 150; SXL 125; SXL 150; ZX 125; Notte; Elegante; Urban Club
Aprilia
  Scooter: SR 150; SR 125; SR 160; Storm 125; SXR 160; SXR 125
  Sports: RS 457; RS 660; RSV4; Tuono = Tuono V4, Tuono 457
LML
  Scooter: Vespa NV; Star Euro; Select*
  Commuter: Freedom*; Graptor; Adreno; CRD 100; Energy*
Kinetic
  Scooter: Nova; Kinetic Honda; Zing; Marvel*; Blaze*; Style*
  Commuter: Boss*; Challenger*; Velocity*; Stryker
  Moped: Luna = लूना
Harley-Davidson = Harley, हार्ले
  Cruiser: Street 750; Iron 883; Fat Boy; Fat Bob; Forty Eight; Heritage Classic = Heritage Softail; Road King; Street Glide; Night Rod; Street Bob; Street Rod; SuperLow; X440; Nightster; Sportster; Road Glide; Low Rider; 1200 Custom; Breakout; Electra Glide; V-Rod
  Adventure: Pan America
Kawasaki = कावासाकी
  Sports: Ninja = निंजा; Ninja ZX-10R = ZX-10R; Ninja ZX-6R = ZX-6R; Ninja H2; Z250; Z650; Z800; Z900; Z1000; ER-6n; ZX-4R; W800
  Adventure: Versys = Versys X-300; KLX 230
  Cruiser: Vulcan S = Vulcan; Eliminator; W175
Kawasaki Bajaj = Bajaj Kawasaki
  Commuter: 4S Champion; KB 100; Caliber
Triumph
  Sports: Speed 400; Street Triple; Speed Triple; Daytona 675 = Daytona; Trident 660 = Trident; Thruxton; Street Twin; Speed T4; Speed Twin
  Adventure: Tiger = Tiger Sport 660; Scrambler 400X; Street Scrambler; Scrambler 1200
  Cruiser: Bonneville T100 = Bonneville; Bonneville T120; Bonneville Bobber; Rocket III = Rocket 3; Thunderbird Storm
BMW = BMW Motorrad, बीएमडब्ल्यू
  Sports: G 310 R; G 310 RR; S 1000 RR; S 1000 R; F 900 R; R nineT
  Adventure: G 310 GS; R 1250 GS; F 850 GS; F 750 GS; S 1000 XR; R 1200 GS; R 1300 GS; F 450 GS
  Cruiser: R 18
  Scooter: C 400 GT; CE 04; CE 02
Ducati
  Sports: Monster; Panigale = Panigale V2, Panigale V4; Streetfighter = Streetfighter V2, Streetfighter V4; SuperSport; Hypermotard
  Adventure: Multistrada; Scrambler Icon; Scrambler*; DesertX
  Cruiser: Diavel; XDiavel
Benelli
  Sports: TNT = TNT 600i; 302R; 302S
  Cruiser: Imperiale 400 = Imperiale; Leoncino = Leoncino 500; 502C
  Adventure: TRK 502; TRK 251
Keeway
  Cruiser: V302C; K-Light 250V
  Scooter: Sixties 300i; Vieste 300
  Sports: K300 N; K300 R
Hyosung
  Sports: GT250R; GT650R; GT650N
  Cruiser: Aquila Pro 650 = GV650; GV250
Indian* = Indian Motorcycle
  Cruiser: Scout*; Chief Dark Horse; Chieftain; Scout Bobber; Roadmaster; Springfield
Moto Guzzi
  Cruiser: V9 Bobber; V9 Roamer
  Adventure: V85 TT
Moto Morini
  Adventure: X-Cape 650
MV Agusta
  Sports: Brutale 800 = Brutale; F3 800; Turismo Veloce
Husqvarna
  Sports: Svartpilen = Svartpilen 250, Svartpilen 401; Vitpilen = Vitpilen 250
CFMoto
  Sports: 300NK; 650NK; 650GT
  Adventure: 650MT
Zontes
  Sports: 350R; 350X; GK350
  Adventure: 350T
QJ Motor
  Cruiser: SRC 250; SRC 500; SRV 300
UM
  Cruiser: Renegade Commando = Renegade; Renegade Sport S
FB Mondial
  Sports: HPS 300
Norton
  Sports: Commando 961
Cleveland CycleWerks
  Cruiser: Ace Deluxe; Misfit
Rajdoot = राजदूत
  Commuter: RD 175
TVS Suzuki
  Commuter: Shaolin; Samurai; Max 100; Fiero
`;
