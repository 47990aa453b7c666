/** What the Croatian descriptions say, by product id. */
export const translatedDescriptions: Readonly<Record<number, { en: string; de: string }>> = {
  1: {
    en: 'A light, watery serum with hyaluronic acid of three molecular sizes and sea water from the Velebit channel. It sinks in without stickiness and leaves the skin feeling fuller. Two or three drops, morning and evening, on a face that is still damp.',
    de: 'Ein leichtes, wässriges Serum mit Hyaluronsäure in drei Molekülgrößen und Meerwasser aus dem Velebit-Kanal. Es zieht ein, ohne zu kleben, und die Haut fühlt sich praller an. Zwei bis drei Tropfen morgens und abends auf das noch feuchte Gesicht.',
  },
  2: {
    en: 'A gel cream for every day, with sea algae and olive squalane. Light enough under sunscreen, rich enough to keep skin from tightening until evening. Good for sensitive skin, too.',
    de: 'Eine Gelcreme für jeden Tag, mit Meeresalge und Squalan aus Oliven. Leicht genug unter dem Sonnenschutz, reichhaltig genug, damit die Haut bis zum Abend nicht spannt. Auch für empfindliche Haut.',
  },
  3: {
    en: 'A mild gel without soap or perfume that takes away sun, sweat and make-up and leaves the barrier of the skin alone. It foams quietly, rinses fast and does not sting the eyes.',
    de: 'Ein mildes Gel ohne Seife und Parfüm, das Sonne, Schweiß und Make-up fortnimmt und die Schutzschicht der Haut in Ruhe lässt. Es schäumt leise, ist schnell abgespült und brennt nicht in den Augen.',
  },
  4: {
    en: 'A large bottle for taking off make-up every day, the waterproof kind too. With thermal water and panthenol; it need not be rinsed, but skin likes it when you do.',
    de: 'Eine große Flasche für das tägliche Abschminken, auch von Wasserfestem. Mit Thermalwasser und Panthenol; Abspülen ist nicht nötig, aber die Haut mag es.',
  },
  5: {
    en: 'A toner without alcohol, with hydrosol of Dalmatian sage. It refreshes skin after cleansing and readies it for a serum. Best straight from the fridge, at noon, in August.',
    de: 'Ein Gesichtswasser ohne Alkohol, mit Hydrolat vom dalmatinischen Salbei. Es erfrischt nach der Reinigung und bereitet auf das Serum vor. Am besten direkt aus dem Kühlschrank, mittags, im August.',
  },
  6: {
    en: 'Cold-pressed rosehip seed oil and nothing else. Golden, with a dry finish; warm a few drops between your palms and press them into the skin as the last step of the evening.',
    de: 'Kaltgepresstes Hagebuttenkernöl und sonst nichts. Goldfarben, mit trockenem Finish; einige Tropfen zwischen den Händen wärmen und als letzten Schritt am Abend in die Haut drücken.',
  },
  7: {
    en: 'Pink clay from Istrian red earth, oat milk and calendula oil. Ten minutes once a week for clear, calm skin. Rinse it off before it has dried all the way.',
    de: 'Rosa Tonerde aus istrischer Roterde, Hafermilch und Ringelblumenöl. Zehn Minuten einmal in der Woche für klare, ruhige Haut. Abspülen, bevor sie ganz trocken ist.',
  },
  8: {
    en: 'A sheet of eucalyptus fibre soaked in 25 ml of hyaluronic essence. Fifteen minutes of peace before an important evening. Pat what is left into your neck and the backs of your hands.',
    de: 'Ein Tuch aus Eukalyptusfaser, getränkt mit 25 ml Hyaluron-Essenz. Fünfzehn Minuten Ruhe vor einem wichtigen Abend. Den Rest in Hals und Handrücken klopfen.',
  },
  9: {
    en: 'A dense, soft foam with sage extract for skin that tends to shine. It cleans thoroughly and the face does not feel tight afterwards. One press is enough.',
    de: 'Ein dichter, weicher Schaum mit Salbeiextrakt für Haut, die zum Glänzen neigt. Er reinigt gründlich, und das Gesicht spannt danach nicht. Ein Druck genügt.',
  },
  10: {
    en: 'A velvety night cream with lavender from Hvar, shea butter and ceramides. Apply a thin layer half an hour before sleep and leave the window ajar.',
    de: 'Eine samtige Nachtcreme mit Lavendel von der Insel Hvar, Sheabutter und Ceramiden. Eine dünne Schicht eine halbe Stunde vor dem Schlafen auftragen und das Fenster einen Spalt offen lassen.',
  },
  11: {
    en: 'A light cream with caffeine and algae for the thin skin around the eyes. The metal tip cools and helps to spread it. With the ring finger, from the inner corner outwards.',
    de: 'Eine leichte Creme mit Koffein und Alge für die dünne Haut um die Augen. Die Metallspitze kühlt und verteilt besser. Mit dem Ringfinger, vom inneren Winkel nach außen.',
  },
  12: {
    en: 'Ten percent niacinamide and one percent zinc in water, without scent. For skin with an uneven tone and visible pores. Goes well with the hyaluronic serum and the ceramide cream.',
    de: 'Zehn Prozent Niacinamid und ein Prozent Zink in Wasser, ohne Duft. Für Haut mit ungleichmäßigem Ton und sichtbaren Poren. Verträgt sich gut mit dem Hyaluronserum und der Ceramidcreme.',
  },
  13: {
    en: 'Retinol 0.3 %, kept safe in microcapsules, with squalane that makes it easier to get used to. Begin with two evenings a week and always wear sunscreen in the morning. Not for use in pregnancy.',
    de: 'Retinol 0,3 %, in Mikrokapseln geschützt, mit Squalan, das die Gewöhnung erleichtert. Beginnen Sie mit zwei Abenden pro Woche und tragen Sie morgens immer Sonnenschutz. Nicht in der Schwangerschaft verwenden.',
  },
  14: {
    en: 'An everyday lotion with lavender oil, almond oil and glycerine. It sinks in while you put on your shoes and smells until noon. Have the pump bottle refilled at our pharmacy.',
    de: 'Eine Lotion für jeden Tag mit Lavendelöl, Mandelöl und Glycerin. Sie zieht ein, während Sie die Schuhe anziehen, und duftet bis Mittag. Die Pumpflasche füllen wir in unserer Apotheke nach.',
  },
  15: {
    en: 'Whipped butter of shea and cocoa that melts under the fingers. For elbows, knees and shins after a day in salt water. A little goes far; the pot lasts all winter.',
    de: 'Aufgeschlagene Butter aus Shea und Kakao, die unter den Fingern schmilzt. Für Ellbogen, Knie und Schienbeine nach einem Tag im Salzwasser. Wenig genügt; der Tiegel reicht einen Winter.',
  },
  16: {
    en: 'A softly foaming gel with aloe juice in three scents: lavender for the evening, bitter orange for the morning, sea salt for after the beach. Without sulphates.',
    de: 'Ein sanft schäumendes Gel mit Aloesaft in drei Düften: Lavendel für den Abend, Bitterorange für den Morgen, Meersalz für nach dem Strand. Ohne Sulfate.',
  },
  17: {
    en: 'Made by the cold process from olive oil of the island of Brač, then dried for six weeks on wooden slats. Cut by hand, so no two bars are quite the same. Lavender, sage or plain olive.',
    de: 'Kalt gerührt aus Olivenöl von der Insel Brač und sechs Wochen auf Holzlatten getrocknet. Von Hand geschnitten, darum gleicht kein Stück ganz dem anderen. Lavendel, Salbei oder reine Olive.',
  },
  18: {
    en: 'Salt from the pans of Pag in almond and coconut oil. In circles on damp skin, once or twice a week, then rinse. Skin stays smooth and only a little oily.',
    de: 'Salz aus den Salinen von Pag in Mandel- und Kokosöl. Kreisend auf feuchter Haut, ein- bis zweimal pro Woche, dann abspülen. Die Haut bleibt glatt und nur ein wenig ölig.',
  },
  19: {
    en: 'Coarse sea salt with rosemary and cypress. Two handfuls in a warm bath, twenty minutes without the phone.',
    de: 'Grobes Meersalz mit Rosmarin und Zypresse. Zwei Handvoll ins warme Bad, zwanzig Minuten ohne Telefon.',
  },
  20: {
    en: 'A thick cream with ten percent urea, immortelle and beeswax. Put it on your heels in the evening and pull on cotton socks; the morning will surprise you.',
    de: 'Eine dichte Creme mit zehn Prozent Urea, Strohblume und Bienenwachs. Abends auf die Fersen geben und Baumwollsocken überziehen; der Morgen wird Sie überraschen.',
  },
  21: {
    en: 'A roll-on with sage and zinc ricinoleate, without aluminium salts. Dry in a minute, and no mark on dark clothes.',
    de: 'Ein Roll-on mit Salbei und Zinkricinoleat, ohne Aluminiumsalze. In einer Minute trocken, ohne Spuren auf dunkler Kleidung.',
  },
  22: {
    en: 'Immortelle, apricot and macadamia in a spray. Dry to the touch after a minute, with a silky sheen on shoulders and shins. Also for the ends of your hair.',
    de: 'Strohblume, Aprikose und Macadamia im Zerstäuber. Schon nach einer Minute trocken, mit seidigem Schimmer auf Schultern und Schienbeinen. Auch für die Haarspitzen.',
  },
  23: {
    en: 'A shampoo for frequent washing with sage extract and wheat proteins. It leaves the scalp fresh and the lengths soft. Gentle on coloured hair, too.',
    de: 'Ein Shampoo für häufiges Waschen mit Salbeiextrakt und Weizenproteinen. Die Kopfhaut bleibt frisch, die Längen weich. Mild auch zu gefärbtem Haar.',
  },
  24: {
    en: 'A light conditioner with sage and olive squalane. From the middle of the lengths to the ends, two minutes, then cool water to finish. Hair combs out without tugging.',
    de: 'Eine leichte Spülung mit Salbei und Squalan aus Oliven. Von der Mitte bis in die Spitzen, zwei Minuten, zum Schluss kühles Wasser. Das Haar lässt sich ohne Ziepen kämmen.',
  },
  25: {
    en: 'Rice starch and sage for the day between two washes. No white trace if you brush it out well after a minute. Smells clean, not of perfume.',
    de: 'Reisstärke und Salbei für den Tag zwischen zwei Wäschen. Keine weißen Spuren, wenn Sie es nach einer Minute gut ausbürsten. Riecht sauber, nicht nach Parfüm.',
  },
  26: {
    en: 'A nourishing mask with hemp oil and honey for hair that salt and chlorine have dried out. Ten minutes under a towel, once a week. Does not weigh fine hair down.',
    de: 'Eine nährende Maske mit Hanföl und Honig für Haar, das Salz und Chlor ausgetrocknet haben. Zehn Minuten unter dem Handtuch, einmal pro Woche. Beschwert feines Haar nicht.',
  },
  27: {
    en: 'Argan, almond and burdock for dry ends. Warm a drop or two between your palms and run it through damp hair. Keeps curls together even when the south wind blows.',
    de: 'Argan, Mandel und Klette für trockene Spitzen. Ein, zwei Tropfen zwischen den Händen wärmen und durch das feuchte Haar ziehen. Hält Locken zusammen, auch wenn der Südwind bläst.',
  },
  28: {
    en: 'Two refills of a favourite shampoo in a pouch that needs four fifths less plastic than two bottles. Pour it through the funnel cap and wash the bottle once a month.',
    de: 'Zwei Füllungen des beliebten Shampoos in einem Beutel, der vier Fünftel weniger Plastik braucht als zwei Flaschen. Durch den Trichterverschluss umfüllen und die Flasche einmal im Monat auswaschen.',
  },
  29: {
    en: 'A milk with medium protection for skin that is already tanned. Spreads easily even on the sand, without white stripes. Water-resistant for forty minutes, so apply it again after swimming.',
    de: 'Eine Milch mit mittlerem Schutz für schon gebräunte Haut. Lässt sich auch am Strand leicht verteilen, ohne weiße Streifen. Vierzig Minuten wasserfest, also nach dem Schwimmen erneut auftragen.',
  },
  30: {
    en: 'A clear spray with high protection, for the part of your back you cannot reach. Without alcohol and perfume, its filters without oxybenzone and octinoxate. Apply twenty minutes before you go out.',
    de: 'Ein klares Spray mit hohem Schutz, auch für die Stelle am Rücken, die man sonst nicht erreicht. Ohne Alkohol und Parfüm, mit Filtern ohne Oxybenzon und Octinoxat. Zwanzig Minuten vor der Sonne auftragen.',
  },
  31: {
    en: 'A cool gel with aloe, panthenol and fennel. For skin that has been in sun and wind all day. Keep it in the door of the fridge.',
    de: 'Ein kühles Gel mit Aloe, Panthenol und Fenchel. Für Haut, die den ganzen Tag in Sonne und Wind war. Bewahren Sie es in der Kühlschranktür auf.',
  },
  32: {
    en: 'Beeswax, cocoa butter and sun protection in a stick that does not melt in your pocket. Clear, or in three soft colours.',
    de: 'Bienenwachs, Kakaobutter und Sonnenschutz in einem Stift, der in der Tasche nicht schmilzt. Klar oder in drei zarten Farben.',
  },
  33: {
    en: 'A food supplement with vitamin D3 in olive oil, 60 softgels. One capsule a day with a meal.',
    de: 'Ein Nahrungsergänzungsmittel mit Vitamin D3 in Olivenöl, 60 Weichkapseln. Eine Kapsel am Tag zu einer Mahlzeit.',
  },
  34: {
    en: 'A food supplement with magnesium citrate, 60 plant capsules. Two capsules a day, best in the evening with a glass of water.',
    de: 'Ein Nahrungsergänzungsmittel mit Magnesiumcitrat, 60 pflanzliche Kapseln. Zwei Kapseln am Tag, am besten abends mit einem Glas Wasser.',
  },
  35: {
    en: 'A food supplement with eight strains of bacteria and inulin from chicory, 30 capsules for a month. One capsule before breakfast. It need not be kept in the fridge.',
    de: 'Ein Nahrungsergänzungsmittel mit acht Bakterienstämmen und Inulin aus der Zichorie, 30 Kapseln für einen Monat. Eine Kapsel vor dem Frühstück. Muss nicht in den Kühlschrank.',
  },
  36: {
    en: 'A food supplement with DHA and EPA from cultivated microalgae, 90 capsules without the taste of fish. From plants, so also for vegans. Three capsules a day with a meal.',
    de: 'Ein Nahrungsergänzungsmittel mit DHA und EPA aus gezüchteten Mikroalgen, 90 Kapseln ohne Fischgeschmack. Pflanzlich, also auch vegan. Drei Kapseln am Tag zu einer Mahlzeit.',
  },
  37: {
    en: 'Five colours of the coast, from sand to plum. The formula without the ten ingredients people most often avoid dries in four minutes and stays for up to a week. A wide brush, so one stroke is enough.',
    de: 'Fünf Farben der Küste, von Sand bis Pflaume. Die Formel ohne die zehn am häufigsten gemiedenen Stoffe trocknet in vier Minuten und hält bis zu einer Woche. Der Pinsel ist breit, ein Strich genügt.',
  },
  38: {
    en: 'Sage shampoo, conditioner and a hair mask, put together for a month of care. Less than the three cost one by one.',
    de: 'Salbeishampoo, Spülung und Haarmaske, zusammengestellt für einen Monat Pflege. Günstiger als einzeln.',
  },
  39: {
    en: 'Spray SPF 50, face cream SPF 50, lip balm and after-sun gel: all you need for a week on an island, in one bag.',
    de: 'Spray LSF 50, Gesichtscreme LSF 50, Lippenbalsam und After-Sun-Gel: alles für eine Woche auf der Insel in einem Beutel.',
  },
  40: {
    en: 'Lotion, shower gel, hand cream and soap in sizes for cabin luggage. The linen pouch with its zip stays with you after the journey.',
    de: 'Lotion, Duschgel, Handcreme und Seife in Größen für das Handgepäck. Das Leinentäschchen mit Reißverschluss bleibt auch nach der Reise.',
  },
  41: {
    en: 'A gift card worth 50 euros, sent by e-mail with your message or printed on sea-coloured paper. Valid for a year, for everything in the shop.',
    de: 'Ein Gutschein über 50 Euro, per E-Mail mit Ihrer Nachricht verschickt oder auf meerfarbenem Papier gedruckt. Ein Jahr gültig, für alles im Geschäft.',
  },
  42: {
    en: 'Micellar water, hyaluronic serum, day cream and eye care: four steps that fit together. For those who want to begin and do not know where.',
    de: 'Mizellenwasser, Hyaluronserum, Tagescreme und Augenpflege: vier Schritte, die zusammenpassen. Für alle, die anfangen möchten und nicht wissen, wo.',
  },
  43: {
    en: 'Body lotion, handmade soap and hand cream in a box with a linen ribbon and a sprig of dried lavender. Ready to give, no more paper needed.',
    de: 'Körperlotion, handgemachte Seife und Handcreme in einer Schachtel mit Leinenband und einem Zweig getrocknetem Lavendel. Fertig zum Verschenken, ohne weiteres Papier.',
  },
  44: {
    en: 'A rich cream with three ceramides, cholesterol and fatty acids, in proportions like those of the skin. For a face that feels tight, turns red or flakes in the wind. Without perfume and essential oils.',
    de: 'Eine reichhaltige Creme mit drei Ceramiden, Cholesterin und Fettsäuren, im Verhältnis ähnlich wie in der Haut. Für ein Gesicht, das spannt, sich rötet oder im Wind schuppt. Ohne Parfüm und ätherische Öle.',
  },
  45: {
    en: 'A tube for the bag, the desk and the bedside. With twenty percent shea butter and glycerine, and it leaves no prints on paper or screens. Lavender, rose or olive.',
    de: 'Eine Tube für Tasche, Tisch und Nachtkästchen. Mit zwanzig Prozent Sheabutter und Glycerin, ohne Abdrücke auf Papier und Bildschirm. Lavendel, Rose oder Olive.',
  },
  46: {
    en: 'A scalp serum with niacinamide, panthenol and menthol. Put it on the partings with the pipette in the evening; it is not rinsed out. The scalp is refreshed, the hair lighter at the roots.',
    de: 'Ein Kopfhautserum mit Niacinamid, Panthenol und Menthol. Abends mit der Pipette auf die Scheitel geben, nicht ausspülen. Die Kopfhaut ist erfrischt, das Haar am Ansatz leichter.',
  },
  47: {
    en: 'Light daily protection for the face that behaves like a cream: no white cast, no shine, no crumbs under make-up. With vitamin E and fennel water. Two fingers of product for face and neck.',
    de: 'Leichter täglicher Gesichtsschutz, der sich wie eine Creme verhält: weißelt nicht, glänzt nicht und krümelt nicht unter Make-up. Mit Vitamin E und Fenchelwasser. Zwei Finger Produkt für Gesicht und Hals.',
  },
  48: {
    en: 'A food supplement with 10 g of hydrolysed fish collagen and vitamin C in each of 14 sachets. Dissolve one in water or yoghurt; the taste is mild, with a hint of lemon. Contains fish.',
    de: 'Ein Nahrungsergänzungsmittel mit 10 g hydrolysiertem Fischkollagen und Vitamin C in jedem der 14 Beutel. In Wasser oder Joghurt auflösen; der Geschmack ist mild, mit einem Hauch Zitrone. Enthält Fisch.',
  },
  49: {
    en: 'An airy fluid that evens the complexion and leaves freckles in peace. SPF 30 with a mineral filter, four shades that adapt to the skin. With your fingers, like a cream.',
    de: 'Ein luftiges Fluid, das den Teint ausgleicht und Sommersprossen in Ruhe lässt. LSF 30 mit mineralischem Filter, vier Nuancen, die sich der Haut anpassen. Mit den Fingern, wie eine Creme.',
  },
  50: {
    en: 'Fifteen percent pure vitamin C with ferulic acid and vitamin E, in dark glass that keeps it. A morning serum for a fresher, more even complexion. Use an open bottle within three months.',
    de: 'Fünfzehn Prozent reines Vitamin C mit Ferulasäure und Vitamin E, in dunklem Glas, das es schützt. Ein Morgenserum für einen frischeren, gleichmäßigeren Teint. Eine geöffnete Flasche innerhalb von drei Monaten aufbrauchen.',
  },
};
