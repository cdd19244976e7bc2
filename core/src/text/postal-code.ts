/** Empty is neither valid nor invalid (S-V22). */
export type PostalCodeState = "empty" | "valid" | "invalid";

/** Valid if it has the format of any country's postal codes, in upper or lower case (S-V21). It isn't looked up. */
export function postalCodeState(text: string): PostalCodeState {
  const code = writtenPostalCode(text);
  if (code === "") return "empty";
  return formats.some((format) => format.test(code)) ? "valid" : "invalid";
}

/** Normalizes a postal code: upper case, trimmed, single spaces. */
export function writtenPostalCode(text: string): string {
  return (
    text
      .trim()
      .replace(/\s+/g, " ")
      // ASCII only, because ß would become SS, which could make an invalid code valid.
      .replace(/[a-z]/g, (letter) => letter.toUpperCase())
  );
}

/**
 * Formats by the countries (ISO 3166) that use them. Any country's code is accepted, so similar formats share the widest one
 * (D-59).
 */
const byCountries: Readonly<Record<string, RegExp>> = {
  "FO GN IS LS MG OM PG TW": /^\d{3}$/,
  "AF AL AM AT AU AZ BD BE BG BH CC CH CK CR CV CX CY DK ET GE GL GW HM HT HU LB LI LR LU LV MD MK MZ NE NF NO NZ PA PH PT PY SI SJ TN TZ VE ZA":
    /^\d{4}$/,
  "AS AX BA BL BT CR CS CU CZ DE DO DZ EE EG EH ES FI FM FR GF GP GR GT GU HN HR ID IL IQ IT JO KE KH KR KW LA LK LT MA MC ME MF MH MM MN MP MQ MU MV MX MY NA NC NP PE PF PK PM PR PW RE RS SA SD SE SK SM SN SO TH TR TW TZ UA UM US UY VA VI VN WF XK YT YU ZM":
    /^\d{5}$/,
  "AM BY CN CO EC IL IN KG KZ NG RO RS RU SG TJ TM TW UZ VN": /^\d{6}$/,
  "CL IL": /^\d{7}$/,
  "BR LB": /^\d{8}$/,
  FR: /^\d{2} ?\d{3}$/,
  PL: /^\d{2}-\d{3}$/,
  "CZ GR SE SK": /^\d{3} ?\d{2}$/,
  "CR JP": /^\d{3}-\d{4}$/,
  NI: /^(\d{4}-)?\d{3}-\d{3}(-\d)?$/,
  PT: /^\d{4}-\d{3}$/,
  LB: /^\d{4} \d{4}$/,
  BR: /^\d{5}-\d{3}$/,
  US: /^\d{5}-\d{4}$/,
  PR: /^00[679]\d{2} \d{4}$/,
  VI: /^008([0-4]\d|5[01]) \d{4}$/,
  "FM GU MH MP": /^969(1\d|2\d|3\d|4[1-4]|5[0-2]|6\d|7\d) \d{4}$/,
  IR: /^\d{5}-?\d{5}$/,
  "AR MU": /^[A-Z]\d{4}$/,
  AR: /^[A-HJ-NP-Z]\d{4}[A-Z]{3}$/,
  EC: /^[A-Z](\d{4}[A-Z]|[A-Z]\d{6})$/,
  SZ: /^[HLMS]\d{3}$/,
  "BN VC VG": /^[A-Z]{2} ?\d{4}$/,
  BM: /^[A-Z]{2} ?[A-Z\d]{2}$/,
  MT: /^[A-Z]{3} ?\d{2,4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?[\dAC-FHKNPRTV-Y]{4}$/,
  "GB GG GI IM JE": /^[A-Z](\d|\d\d|\d[A-Z]|[A-Z]\d|[A-Z]\d\d|[A-Z]\d[A-Z]) ?\d[A-Z]{2}$/,
  "AC FK GS IO PN SH TA TC": /^(ASCN|BBND|FIQQ|PCRN|SIQQ|STHL|TDCU|TKCA) 1ZZ$/,
  AD: /^AD\d{3}$/,
  AI: /^AI-2640$/,
  BB: /^BB\d{5}$/,
  SV: /^CP [1-3][1-7][0-2]\d$/,
  KY: /^KY[1-3]-\d{4}$/,
  OM: /^PC \d{3}$/,
  "LU LV SI": /^(L|LV|SI)-\d{4}$/,
  "AX FI HR LT": /^(AX|FI|HR|LT)-\d{5}$/,
  SE: /^SE-\d{3} ?\d{2}$/,
};

const formats = Object.values(byCountries);
