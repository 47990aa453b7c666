import type { SamplePost } from './sample-blog.ts';

export const samplePosts: readonly SamplePost[] = [
  {
    slug: 'jutarnji-ritual-u-pet-mirnih-koraka',
    titles: {
      hr: 'Jutarnji ritual u pet mirnih koraka',
      en: 'A morning ritual in five calm steps',
      de: 'Ein Morgenritual in fünf ruhigen Schritten',
    },
    excerpts: {
      hr: 'Pet minuta prije nego što se dan zakotrlja. Redoslijed koji se lako pamti i koža koja to do večeri ne zaboravi.',
      en: 'Five minutes before the day starts rolling. An order that is easy to remember.',
    },
    media: 93,
    terms: ['featured', 'njega-koze'],
    products: [3, 5, 50, 2, 47],
    publishedAt: '2026-11-16T07:30:00Z',
    body: `<p>U ljekarni nas najčešće ne pitaju koja je krema najbolja, nego kojim redom. Iskreno, red je važniji od broja bočica na polici. Kad ga jednom naučite, ruke ga odrađuju same, a vama ostaje vremena za kavu.</p>
<h2>1. Voda, pa tek onda gel</h2>
<p>Ujutro koža nije prljava, samo je pospana. Ako vam je lice suho, dovoljna je mlaka voda. Ako se sjaji, uzmite malo blagog gela veličine zrna graška i masirajte ga pola minute. Vruća voda ugodna je samo na trenutak; koža je poslije plaća zatezanjem.</p>
<h2>2. Tonik ili ništa</h2>
<p>Tonik nije obvezan. Ali dlan hidrolata utisnut u lice ostavlja kožu vlažnom, a na vlažnoj koži serum bolje klizi. Zato ga volimo, osobito ljeti.</p>
<h2>3. Jedan serum, ne tri</h2>
<p>Za jutro biramo vitamin C ili hijaluronsku kiselinu. Dvije do tri kapi, od sredine lica prema van. Ako niste sigurni, počnite s jednim i dajte mu mjesec dana.</p>
<blockquote><p>Njega koja se lako ponavlja uvijek je bolja od savršene koja se zaboravi do srijede.</p></blockquote>
<h2>4. Krema kao kaput</h2>
<p>Krema ne radi umjesto seruma, ona ga čuva. Zimi posegnite za bogatijom, s ceramidima, a čim zatopli prijeđite na gel-kremu. Vrat pripada licu, nemojte ga preskočiti.</p>
<h2>5. Zaštita od sunca, svaki dan</h2>
<p>I kad je oblačno, i kad je studeni, i kad sjedite kraj prozora. Dva prsta proizvoda za lice i vrat. To je jedini korak kod kojega ne dopuštamo izgovore.</p>`,
  },
  {
    slug: 'sto-kozi-znaci-zastitna-barijera',
    titles: {
      hr: 'Što koži znači zaštitna barijera',
      en: 'What the skin barrier means to your skin',
      de: 'Was die Hautbarriere für Ihre Haut bedeutet',
    },
    excerpts: {
      hr: 'Zateže, crveni se, peče i od kreme koju inače volite? Možda joj ne treba novi sastojak, nego predah.',
    },
    media: 95,
    terms: ['njega-koze', 'iz-ljekarne'],
    products: [44, 3, 1, 9],
    publishedAt: '2026-11-05T08:00:00Z',
    body: `<p>Zamislite zid od opeke. Stanice na površini kože su opeke, a između njih je žbuka od masnoća: ceramidi, kolesterol i masne kiseline. Taj zid zovemo zaštitnom barijerom. Dok je čitav, voda ostaje unutra, a vjetar, sapun i prašina vani.</p>
<h2>Kako izgleda kad popusti</h2>
<p>Lice zateže odmah nakon umivanja. Krema koja vam je godinama odgovarala odjednom pecka. Obrazi su crveniji nego inače, a šminka se hvata za sitne ljuskice. U kontinentalnoj Hrvatskoj najčešće se javite nakon prvih mrazova, na obali nakon prve jače bure.</p>
<h2>Što obično pretjeramo</h2>
<ul><li>previše kiselina i retinola u istom tjednu,</li><li>vruća voda i gelovi koji škripe,</li><li>stalna promjena proizvoda, jer nijedan ne stigne pokazati što može.</li></ul>
<h2>Dva tjedna mira</h2>
<p>Naš savjet je dosadan i zato djeluje: blago čišćenje navečer, voda ujutro, serum bez mirisa i krema s ceramidima dvaput na dan. Danju zaštita od sunca. Sve ostalo vratite u ladicu na četrnaest dana.</p>
<p>Kad koža prestane zatezati, aktivne sastojke vraćajte jedan po jedan, s nekoliko dana razmaka. Ako crvenilo i peckanje potraju, obratite se svojem liječniku ili dermatologu; krema nije zamjena za pregled.</p>`,
  },
  {
    slug: 'vitamin-c-ili-niacinamid',
    titles: {
      hr: 'Vitamin C ili niacinamid: što kada i zašto',
      en: 'Vitamin C or niacinamide: which, when and why',
    },
    excerpts: {
      hr: 'Dva najtraženija seruma s naše police nisu suparnici. Evo kako ih rasporediti kroz dan i kroz godinu.',
    },
    media: 84,
    terms: ['featured', 'njega-koze', 'bilje-i-sastojci'],
    products: [50, 12, 47, 4],
    publishedAt: '2026-10-22T08:00:00Z',
    body: `<p>Stoje jedan do drugoga na polici i redovito ih kupujete u paru, a onda nas nazovete s pitanjem smiju li se dirati. Smiju. Ali nije svejedno kada.</p>
<h2>Vitamin C voli jutro</h2>
<p>Čisti vitamin C je antioksidans: u paru sa zaštitom od sunca koristi se ujutro, na čistu kožu, prije kreme. Ten s vremenom izgleda svježije i ujednačenije. Osjetljiv je na zrak i svjetlo, zato stoji u tamnom staklu, a otvorenu bočicu valja potrošiti u tri mjeseca. Ako serum potamni poput čaja, njegovo je vrijeme prošlo.</p>
<h2>Niacinamid voli svakoga</h2>
<p>Niacinamid je oblik vitamina B3 i jedan od najstrpljivijih sastojaka koje poznajemo. Odgovara gotovo svakom tipu kože, a najviše ga cijene oni kojima smetaju sjaj i vidljive pore. Možete ga nanositi i ujutro i navečer.</p>
<h2>A zajedno?</h2>
<p>Najjednostavnije: vitamin C ujutro, niacinamid navečer. Tko želi oboje ujutro, neka prvo nanese vitamin C, pričeka minutu, pa niacinamid. Ako koža zapecka, razdvojite ih bez grižnje savjesti.</p>
<p>I još nešto. Serum je najkoncentriraniji korak njege, ali ne i najvažniji. Bez blagog čišćenja i zaštite od sunca i najbolja bočica radi s pola snage.</p>`,
  },
  {
    slug: 'kosa-nakon-mora',
    titles: {
      hr: 'Kosa nakon mora: tri koraka do mekoće',
      en: 'Hair after the sea: three steps to softness',
    },
    excerpts: {
      hr: 'Sol, sunce i vjetar lijepo se slažu na razglednici, a loše na vrhovima kose. Ovako je vraćamo kući.',
    },
    media: 85,
    terms: ['featured', 'kosa', 'sunce-i-more'],
    products: [23, 26, 27, 24],
    publishedAt: '2026-09-14T08:00:00Z',
    body: `<p>Rujan je mjesec u kojem u ljekarnu dolazite preplanuli, odmorni i s kosom poput slame. Nema dramatičnog rješenja, ali ima dobrog reda.</p>
<h2>Prvo isperite, pa perite</h2>
<p>Sol i klor najbolje odnosi obična voda, ako joj date vremena. Ispirite kosu mlakom vodom dvije pune minute prije šampona. Zatim šampon nanesite samo na vlasište; pjena koja se slijeva po duljini sasvim je dovoljna.</p>
<h2>Maska umjesto regeneratora</h2>
<p>Mjesec dana nakon ljeta regenerator jednom tjedno zamijenite hranjivom maskom. Ručnikom upijte vodu, masku rasporedite od pola duljine prema vrhovima, kosu zamotajte i pričekajte deset minuta. U tom vremenu pročitate cijeli ovaj tekst, i to polako.</p>
<h2>Kap ulja za kraj</h2>
<p>Ulje nanesite na još vlažnu kosu, da zadrži vodu. Jedna kap za tanku, dvije do tri za gustu kosu. Dlanove najprije protrljajte, pa tek onda prođite kroz vrhove.</p>
<blockquote><p>Ako frizer kaže da treba skratiti dva centimetra, poslušajte ga. Nijedna maska ne lijepi ono što je puklo.</p></blockquote>
<p>A za iduće ljeto: navlažite kosu slatkom vodom prije kupanja. Puna vode, upit će manje soli.</p>`,
  },
  {
    slug: 'zastitni-faktor-za-jadransko-ljeto',
    titles: {
      hr: 'Kako odabrati zaštitni faktor za jadransko ljeto',
      en: 'Choosing an SPF for an Adriatic summer',
    },
    excerpts: {
      hr: 'Trideset ili pedeset, krema ili sprej, koliko i koliko često. Kratki vodič za plažu, grad i dan na brodu.',
    },
    media: 82,
    terms: ['featured', 'sunce-i-more'],
    products: [47, 30, 29, 32, 31],
    publishedAt: '2026-06-09T08:00:00Z',
    body: `<p>Sunce na Jadranu ne dolazi samo odozgo. Odbija se od mora, od bijelog kamena i od palube. Zato broj na tubi vrijedi samo onoliko koliko je debeo sloj ispod njega.</p>
<h2>Trideset ili pedeset?</h2>
<p>Za lice, dekolte i leđa birajte pedeset, cijelo ljeto. Trideset je dovoljno za već naviklu kožu, za rano jutro i kasno poslijepodne. Djecu i vrlo svijetlu put uvijek štitimo najvišim faktorom, majicom i hladom.</p>
<h2>Koliko je dovoljno</h2>
<p>Za lice i vrat dva prsta kreme, za cijelo tijelo odrasle osobe otprilike mala čašica. Ako vam bočica od 200 ml traje cijelo ljeto, ne nanosite dovoljno.</p>
<h2>Kada ponoviti</h2>
<ul><li>svaka dva sata,</li><li>nakon svakog plivanja i brisanja ručnikom,</li><li>kad se oznojite, i na kopnu.</li></ul>
<h2>Krema, mlijeko ili sprej</h2>
<p>Na lice ide krema, jer je tamo najlakše pretjerati s površnošću. Mlijeko volimo za ruke i noge, sprej za leđa i za nestrpljive. Sprej poprskajte na dlan, pa razmažite; zrak kraj vas ne treba zaštitu.</p>
<p>Od jedanaest do četiri najbolji je faktor ipak gust bor.</p>`,
  },
  {
    slug: 'mali-herbarij-nase-ljekarne',
    titles: {
      hr: 'Kadulja, lavanda, smilje: mali herbarij naše ljekarne',
      en: 'Sage, lavender, immortelle: our little herbarium',
    },
    excerpts: {
      hr: 'Tri biljke koje rastu na istom kamenu, a svaka u bočici govori drukčije. Odakle dolaze i gdje ih susrećete na našim policama.',
    },
    media: 94,
    terms: ['featured', 'bilje-i-sastojci', 'iz-ljekarne'],
    products: [5, 14, 6, 23],
    publishedAt: '2026-05-18T08:00:00Z',
    body: `<p>Na jugu se kaže da je kamen dobar gospodar: malo daje, ali sve što da ima okus. Isto vrijedi za bilje s krša. List je sitniji, a miris jači.</p>
<h2>Kadulja</h2>
<p>Bere se prije cvatnje, u suho jutro, i suši u hladu. U kozmetici je najčešće susrećemo kao hidrolat i ekstrakt: u tonicima i šamponima za kožu i vlasište koji se brzo masne. Miris joj je zelen i pomalo strog, kao tetka koja vas voli.</p>
<h2>Lavanda</h2>
<p>Za lipanjske destilacije cijeli Hvar miriše kao ormar s posteljinom. Eterično ulje koristimo štedljivo, jer ga i najljepšeg može biti previše: u večernjim losionima, sapunima i soli za kupanje.</p>
<h2>Smilje</h2>
<p>Sitno žuto cvijeće što se ne predaje ni kad se osuši. Za litru ulja treba i tona cvijeta, zato je skupo i zato ga miješamo s uljem marelice ili badema. Miris mu je topao, medan, malo po curryju.</p>
<h2>Kako čitati biljne nazive</h2>
<p>Na popisu sastojaka tražite latinska imena: <em>Salvia officinalis</em>, <em>Lavandula angustifolia</em>, <em>Helichrysum italicum</em>. Što su bliže početku popisa, to ih je u proizvodu više. I prirodno zna nadražiti, zato novi proizvod prvo isprobajte na unutarnjoj strani podlaktice.</p>`,
  },
  {
    slug: 'rucno-radeni-sapun',
    titles: {
      hr: 'Šest tjedana strpljenja: kako nastaje ručno rađeni sapun',
      en: 'Six weeks of patience: how a handmade soap is born',
    },
    excerpts: {
      hr: 'Maslinovo ulje, lužina, malo lavande i mnogo čekanja. Posjetili smo radionicu u kojoj se sapun još reže žicom.',
    },
    media: 92,
    terms: ['bilje-i-sastojci'],
    products: [17, 16, 15, 19],
    publishedAt: '2026-04-13T08:00:00Z',
    body: `<p>U radionici je hladno, namjerno. Ulje u kotlu ima točno trideset šest stupnjeva, a majstorica Nevenka miješa ga kuhačom starijom od sebe. Sapun se, kaže, ne kuha, on se dočeka.</p>
<h2>Hladni postupak</h2>
<p>Maslinovo ulje i otopina lužine pomiješaju se na niskoj temperaturi i prepuste jedno drugome. Nakon jednog dana smjesa je čvrsta, ali još nije sapun za kožu. Reže se žicom na komade i slaže na drvene letve, gdje idućih šest tjedana gubi vodu i postaje blaga i tvrda.</p>
<h2>Zašto ga koža voli</h2>
<p>U industrijskom sapunu glicerin se često izdvaja. U ručno rađenom ostaje, a s njim i mrvica neutrošenog ulja. Zato pjena nije velika, ali je kremasta, a koža nakon pranja ne škripi.</p>
<blockquote><p>Dobar sapun se prepozna po tome što vam poslije njega ne treba odmah krema.</p></blockquote>
<h2>Kako ga čuvati</h2>
<p>Na rešetki, daleko od mlaza. Sapun koji leži u vodi traje tjedan dana, a onaj koji se između dvaju pranja osuši cijeli mjesec. Komad koji još niste načeli stavite među rublje.</p>`,
  },
  {
    slug: 'kako-citati-deklaraciju-dodatka-prehrani',
    titles: {
      hr: 'Kako čitati deklaraciju dodatka prehrani',
      en: 'How to read a food supplement label',
    },
    excerpts: {
      hr: 'Doza, oblik, postotak preporučenog unosa i ono sitno na dnu. Četiri retka koja vrijedi pročitati prije kupnje.',
    },
    media: 90,
    terms: ['iz-ljekarne'],
    products: [33, 34, 36, 35],
    publishedAt: '2026-03-02T08:00:00Z',
    body: `<p>Dodatak prehrani je hrana u obliku doze: kapsule, vrećice ili kapi. Nije lijek, ne liječi i nije zamjena za raznovrsnu prehranu. Upravo zato vrijedi znati što točno piše na kutiji.</p>
<h2>Dnevna doza, ne doza po kapsuli</h2>
<p>Velik broj na prednjoj strani zna se odnositi na tri kapsule. Tražite redak „preporučena dnevna doza” i računajte od njega: i količinu i koliko će dana kutija trajati.</p>
<h2>Oblik je pola priče</h2>
<p>Kod minerala piše u kojem su spoju. Magnezijev citrat i magnezijev oksid nisu isto, kao što nisu isto ni litra mlijeka i kilogram sira. Ako niste sigurni, pitajte nas; za to i stojimo iza pulta.</p>
<h2>Postotak PU</h2>
<p>PU je preporučeni unos za odraslu osobu. Sto posto je dovoljno za većinu ljudi koji jedu redovito. Više nije nužno bolje, a kod vitamina topljivih u mastima, poput A i D, nije ni mudro.</p>
<h2>Upozorenja</h2>
<p>Ne prekoračujte preporučenu dozu i čuvajte proizvod izvan dohvata male djece. Ako ste trudni, dojite ili uzimate lijekove, prije uporabe razgovarajte s liječnikom ili ljekarnikom. To nije formalnost, nego petominutni razgovor koji rado vodimo.</p>`,
  },
];
