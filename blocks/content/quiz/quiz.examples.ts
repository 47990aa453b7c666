import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const question = (text: string, answers: readonly string[], help = '') => ({
  text,
  help,
  answers: answers.map((answer, index) => ({ text: answer, tagId: index + 1 })),
});

const QUESTIONS = [
  question('Kakva je vaša koža sat vremena nakon umivanja?', [
    'Zateže se',
    'Ugodna je',
    'Sjaji se na čelu i nosu',
    'Sjaji se posvuda',
  ]),
  question('Što biste najradije promijenili?', ['Suhoću', 'Neujednačen ten', 'Prve bore']),
  question(
    'Koliko vremena imate ujutro?',
    ['Jednu minutu', 'Pet minuta', 'Koliko treba'],
    'Predložit ćemo onoliko koraka koliko stignete.',
  ),
];

const unanswered = { chosen: [], products: [] };

export const quizExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Koja njega odgovara vašoj koži?',
      text: 'Tri pitanja, manje od minute.',
      questions: QUESTIONS,
    },
    data: unanswered,
  },
  { name: 'empty', data: unanswered },
  {
    name: 'long-text',
    meta: {
      title: 'Pronađite njegu po mjeri svoje kože, navika i doba godine u kojem je koristite',
      questions: [
        question(
          'Kako biste opisali svoju kožu na kraju dugog dana provedenog na moru, vjetru i suncu?',
          [
            'Zateže se i ljušti oko nosa i usta, osobito ako sam zaboravila popiti dosta vode',
            'Crveni se',
            'Masna je na čelu, a suha na obrazima',
            'Ni po čemu se ne razlikuje od jutarnje',
            'Peče',
            'Ne znam, nisam obratila pozornost',
          ],
          'Ako se koža mijenja, odgovorite kako se osjeća najčešće; na kraju uvijek možete krenuti ispočetka.',
        ),
      ],
      button: 'Pokaži mi njegu za moju kožu',
    },
    data: unanswered,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Koja njega odgovara vašoj koži?', questions: QUESTIONS.slice(0, 2) },
    mobileMeta: { title: 'Test kože' },
    options: { background: 'soft' },
    data: unanswered,
  },
  {
    name: 'with-pictures',
    meta: {
      title: 'Koju teksturu volite?',
      questions: [
        {
          text: 'Odaberite onu koju najradije nanosite',
          help: '',
          answers: [
            { text: 'Krema', media: { id: SAMPLE_MEDIA.textureCreamSwirl } },
            { text: 'Gel', media: { id: SAMPLE_MEDIA.textureGelBubbles } },
            { text: 'Ulje', media: { id: SAMPLE_MEDIA.textureOilDrops } },
          ],
        },
      ],
    },
    data: unanswered,
  },
  {
    name: 'outcome',
    meta: {
      title: 'Koja njega odgovara vašoj koži?',
      outcomeText: 'Počnite s prvim proizvodom i pratite kožu dva tjedna.',
      questions: QUESTIONS,
    },
    data: {
      chosen: [
        { question: 0, answer: 0 },
        { question: 1, answer: 2 },
        { question: 2, answer: 1 },
      ],
      products: sampleProducts.slice(0, 4),
    },
  },
  {
    name: 'nothing-fits',
    meta: { title: 'Koja njega odgovara vašoj koži?', questions: QUESTIONS },
    options: { background: 'night' },
    data: { chosen: [{ question: 0, answer: 3 }], products: [] },
  },
];
