/**
 * All countries of ISO 3166, alpha 2 and alpha 3 in one word. Kosovo has no code of its own there; the
 * one that everybody uses is among those that the standard leaves to users.
 */
const CODES = `
  ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA
  AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES
  BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK
  CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA
  DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA
  GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS
  GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD
  IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA
  KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA
  LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ
  MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC
  NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM
  PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC
  SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV
  SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR
  TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR
  VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE XKXKX
`;

/** A country by its codes of two and three letters. */
export interface Country {
  iso: string;
  code: string;
}

export const COUNTRIES: readonly Country[] = CODES.trim()
  .split(/\s+/)
  .map((word) => ({ iso: word.slice(0, 2), code: word.slice(2) }));

/** The single market: no customs between them. */
export const EUROPEAN_UNION: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Where a shop sells that has said nothing. */
export const FIRST_COUNTRY = 'HR';
/** Most countries a shop sells in, which is all. */
export const MAX_COUNTRIES = COUNTRIES.length;

/** Where a shop sells, in the order in which shoppers are offered it. */
export interface SoldCountries {
  countries: readonly string[];
  /** The one that is proposed. */
  standard: string;
}

export type CountryFault = 'none' | 'unknown' | 'twice' | 'standard';

const KNOWN = new Set(COUNTRIES.map(({ iso }) => iso));

export const isCountry = (iso: string): boolean => KNOWN.has(iso);

/** What keeps countries from being used, by `countries`, `countries.<place>` or `standard`. */
export function countryFaults({
  countries,
  standard,
}: SoldCountries): Record<string, CountryFault> {
  if (countries.length === 0) return { countries: 'none' };
  const faults: Record<string, CountryFault> = {};
  for (const [place, iso] of countries.entries()) {
    if (!isCountry(iso)) faults[`countries.${place}`] = 'unknown';
    else if (countries.indexOf(iso) < place) faults[`countries.${place}`] = 'twice';
  }
  if (!countries.includes(standard)) faults['standard'] = 'standard';
  return faults;
}
