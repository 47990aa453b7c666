/**
 * What passwords are built around most often, letters only; `abcdef` is left out, for AUTH-20 takes
 * `Abcdef1!`. A password that is one of these with
 * digits and signs around it, or with signs that look like letters, is the first that gets tried.
 */
const BASES = new Set(
  `
  password passwort passwrd passw pass passcode passphrase secret tajna tajno zaporka lozinka
  mojalozinka mypassword newpassword novalozinka changeme promijeni default temp temporary test
  testing tester testtest admin administrator root user username korisnik guest gost login prijava
  welcome dobrodosli dobrodosao hello bok zdravo halo willkommen letmein open otvori access pristup
  master superman batman spiderman pokemon dragon monkey tiger lion eagle shadow phantom ninja
  football nogomet soccer baseball basketball kosarka hockey tenis rukomet dinamo hajduk rijeka
  zagreb split osijek zadar pula dubrovnik varazdin hrvatska croatia croatian slovenija ljubljana
  deutschland jugoslavija dalmacija istra slavonija vatreni modric
  ljubav volimte volim ljubavi iloveyou iloveu loveyou lovely love princess princeza angel andeo
  sunshine sunce sunflower flower cvijet rainbow duga butterfly leptir chocolate cokolada cookie
  freedom sloboda whatever trustno starwars matrix internet computer racunalo google facebook
  instagram samsung apple iphone android microsoft windows linux
  qwerty qwertz qwertyuiop qwertzuiop qwert qwertzu qwer asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm
  qazwsx qazwsxedc qaywsx qweasd qweasdzxc qwe asd zxc wasd
  abc abcd abcde abcdefg abcdefgh aaa aaaa xxx xxxx zzz
  summer ljeto sommer winter zima spring proljece autumn jesen january sijecanj siecanj february
  veljaca march ozujak april travanj svibanj june lipanj july srpanj august kolovoz september rujan
  october listopad november studeni december prosinac monday ponedjeljak friday petak sunday nedjelja
  michael jordan jennifer jessica ashley thomas robert daniel charlie andrew george marko ivan ivana
  marija ana petra luka josip matej filip nikola tomislav kristina martina anita mama tata obitelj
  beograd srbija bosna sarajevo maribor shop trgovina kupac kupovina izlog bonaca ljekarna njega
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Runs of digits that mean "no idea", next to hardly any letters. */
const DIGIT_RUN = /0123|1234|2345|3456|4567|5678|6789|7890|9876|8765|7654|6543|5432|4321|(\d)\1{3}/;

const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/**
 * Whether a password is among the first that an attacker tries (S29). `personal` are words about its
 * owner, e.g. the name before the `@`; a password built around one is refused as well.
 */
export function isCommonPassword(password: string, personal: readonly string[]): boolean {
  const core = coreOf(password);
  if (core.length <= 3) return DIGIT_RUN.test(password);
  return BASES.has(core) || personal.some((word) => coreOf(word) === core);
}

/** The letters in the middle, plain: `P@ssw0rd123!` is `password`. */
function coreOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
  const middle = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const letters = Array.from(middle, (sign) => LETTER_OF[sign] ?? sign).join('');
  return letters.replace(/[^a-z]/g, '');
}
