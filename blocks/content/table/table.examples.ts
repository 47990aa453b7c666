import type { BlockExample } from '#runtime/define-block.ts';

const says = (text: string) => ({ sign: 'none', text });
const has = (text = '') => ({ sign: 'yes', text });
const lacks = (text = '') => ({ sign: 'no', text });
const column = (title: string, note = '') => ({ title, note });

export const tableExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Koji je serum za vas',
      corner: 'Svojstvo',
      columns: [column('Hijaluron'), column('Niacinamid'), column('Vitamin C'), column('Retinol')],
      rows: [
        { title: 'Za suhu kožu', cells: [has(), lacks(), has(), lacks()] },
        { title: 'Za nepravilnosti', cells: [lacks(), has(), lacks(), has()] },
        { title: 'Ujutro', cells: [has(), has(), has(), lacks()] },
        { title: 'U trudnoći', cells: [has(), has(), has(), lacks('uz savjet liječnika')] },
        {
          title: 'Koncentracija',
          cells: [says('dvije mase'), says('umjerena'), says('visoka'), says('niska')],
        },
      ],
    },
    options: { align: 'center' },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Mjere boca i staklenki s mogućnošću ponovnog punjenja u našoj ljekarni',
      text: 'Sve mjere su okvirne, jer staklo lijevamo u malim serijama i svaka se boca razlikuje za milimetar ili dva.',
      corner: 'Ambalaža i njezina namjena',
      columns: [
        column('Volumen'),
        column('Visina', 's poklopcem'),
        column('Promjer'),
        column('Materijal'),
        column('Punjenje u ljekarni'),
        column('Povrat', 'prazne ambalaže'),
      ],
      rows: [
        {
          title: 'Bočica sa staklenom pipetom za ulja i serume',
          cells: [
            says('30 ml'),
            says('104 mm'),
            says('33 mm'),
            says('tamno staklo, pipeta od prirodnog kaučuka'),
            lacks(),
            has(),
          ],
        },
        {
          title: 'Staklenka',
          cells: [
            says('50 ml'),
            says('48 mm'),
            says('64 mm'),
            says('opalno staklo'),
            has('kreme i balzami'),
            has(),
          ],
        },
      ],
      caption: 'Stanje u studenome.',
    },
    options: { look: 'stripes', dense: true },
  },
  {
    name: 'mobile-overrides',
    meta: {
      columns: [column('Zagreb'), column('Split')],
      rows: [{ title: 'Ponedjeljak', cells: [says('8 – 20'), says('7 – 21')] }],
    },
    mobileMeta: { caption: 'Vrijedi i blagdanima.' },
    options: { background: 'sand' },
  },
  {
    name: 'comparison',
    meta: {
      title: 'Gost ili član kluba',
      columns: [column('Kupnja bez računa'), column('Klub Bonaca', 'besplatno')],
      rows: [
        { title: 'Bodovi', cells: [lacks(), has()] },
        { title: 'Popis želja', cells: [lacks(), has()] },
        { title: 'Povijest narudžbi', cells: [says('u e-pošti'), has('u profilu')] },
      ],
    },
    options: { best: '2', align: 'center' },
  },
];
