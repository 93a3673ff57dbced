// A field of a record, written once: what people call it, which texts it takes, and how its value is written, typed and shown.

import { type Cents, centsFromDecimal, decimalFromCents, formatAud } from "../money/money.ts";
import { type Percentage, percentageFromText, percentageToText } from "../money/percentage.ts";
import { findPlainDate, formatDate, type PlainDate } from "../time/plain-date.ts";
import { abnOrAcn, formatAbnOrAcn } from "./abn-or-acn.ts";
import { accountNumber } from "./account-number.ts";
import { address } from "./address.ts";
import { amount } from "./amount.ts";
import { bsb, formatBsb } from "./bsb.ts";
import { choice, choices, yesOrNo } from "./choice.ts";
import { anyDate } from "./date.ts";
import { email } from "./email.ts";
import { emailList, joinEmails } from "./email-list.ts";
import { accept, type FieldRule, optional, required } from "./field-rule.ts";
import { guid } from "./guid.ts";
import { LENGTHS } from "./lengths.ts";
import { name, personName } from "./name.ts";
import { between } from "./number.ts";
import { percentage } from "./percentage.ts";
import { australianPhone, formatPhone } from "./phone.ts";
import { severalLines, singleLine } from "./text.ts";

export type FieldKind =
  | "account-number"
  | "address"
  | "bsb"
  | "business-number"
  | "choice"
  | "choices"
  | "count"
  | "day"
  | "email"
  | "emails"
  | "id"
  | "lines"
  | "money"
  | "name"
  | "number"
  | "percentage"
  | "phone"
  | "text"
  | "yes-no";

/** `Kept` is the text that the wire and the form's comparison carry; null or an empty text there means that there is no value. */
export interface Field<Value, Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  readonly label: string;
  /** From a text as typed, sent or read from a cell to the value, or the sentence that says what is wrong. */
  readonly rule: FieldRule<Value>;
  /** The value as the wire keeps it: `rule(write(value))` is the value again. */
  write(value: Value): string;
  /** A kept text as it stands in an input, where it can be compared with paper. */
  typed(kept: string): string;
  /** A kept text as people read it: in details, a history, or beside another version. */
  show(kept: string): string;
  /** Of a choice: what may be chosen, in the order in which it is offered. */
  readonly options?: readonly FieldOption[];
  /** Of a name that may be any: what is offered while it is typed. */
  readonly suggestions?: readonly string[];
  /** Of a text: how long it may be, in code points. */
  readonly maxCharacters?: number;
}

export type FieldOption = { readonly value: string; readonly label: string };

/** Named by the path of the contract: "amount", "deliveryDetails.address". */
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValueOf<F> = F extends { rule: FieldRule<infer Value> } ? Value : never;
export type FieldPath<F extends Fields> = keyof F & string;
/** Names the fields of a record, or of a section of it, and keeps what each of them is. */
export function fieldsOf<const F extends Fields>(fields: F): F {
  return fields;
}

/** Some of them, such as what one call takes. */
export function onlyFields<F extends Fields, const Path extends FieldPath<F>>(
  fields: F,
  paths: readonly Path[],
): Pick<F, Path> {
  return Object.fromEntries(paths.map((path) => [path, fields[path]])) as Pick<F, Path>;
}

/** As a call sends them: a field may be left out. */
export type SentTexts<F extends Fields> = { readonly [Path in FieldPath<F>]?: string | null | undefined };

/** The same fields within a group of the contract: "costs.setUpCost". */
export function fieldsUnder<const Group extends string, const F extends Fields>(
  group: Group,
  fields: F,
): { readonly [Path in FieldPath<F> as `${Group}.${Path}`]: F[Path] } {
  const within = Object.entries(fields).map(([path, field]) => [`${group}.${path}`, field]);
  return Object.fromEntries(within) as { [Path in FieldPath<F> as `${Group}.${Path}`]: F[Path] };
}

/** The rules for a record that is still being filled in: anything may be missing, nothing may be malformed. */
export function incompleteRulesOf<F extends Fields>(
  fields: F,
): { [Path in keyof F]: FieldRule<ValueOf<F[Path]> | null> } {
  return mapFields(fields, (field) => optional(field.rule)) as {
    [Path in keyof F]: FieldRule<ValueOf<F[Path]> | null>;
  };
}

/** The rules for a record that is sent whole: nothing may be missing. */
export function requiredRulesOf<F extends Fields>(
  fields: F,
): { [Path in keyof F]: FieldRule<ValueOf<F[Path]>> } {
  return mapFields(fields, (field) => required(field.rule)) as {
    [Path in keyof F]: FieldRule<ValueOf<F[Path]>>;
  };
}

function mapFields<Made>(fields: Fields, make: (field: Field<unknown>) => Made): Record<string, Made> {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, make(field)]));
}

export function textField(label: string, max: number): Field<string, "text"> {
  return { ...plain("text", label, singleLine(max)), maxCharacters: max };
}

/** A text of one line with a rule of its own, such as a postcode. */
export function textFieldOf(label: string, rule: FieldRule<string>): Field<string, "text"> {
  return plain("text", label, rule);
}

export function linesField(label: string, max: number): Field<string, "lines"> {
  return { ...plain("lines", label, severalLines(max)), maxCharacters: max };
}

export function nameField(label: string, max: number): Field<string, "name"> {
  return { ...plain("name", label, name(max)), maxCharacters: max };
}

/** A bank's or an insurer's name; any may be typed, and those that are known are offered. */
export function bankNameField(label: string, suggestions: readonly string[]): Field<string, "name"> {
  return { ...nameField(label, LENGTHS.bankName), suggestions };
}

export function personNameField(label: string): Field<string, "name"> {
  return plain("name", label, personName);
}

export function addressField(label: string, max: number): Field<string, "address"> {
  return { ...plain("address", label, address(max)), maxCharacters: max };
}

export function emailField(label: string): Field<string, "email"> {
  return plain("email", label, email);
}

export function emailsField(label: string, max: number): Field<readonly string[], "emails"> {
  return { ...asKept("emails", label), rule: emailList(max), write: joinEmails };
}

export function phoneField(label: string, rule: FieldRule<string> = australianPhone): Field<string, "phone"> {
  return { ...plain("phone", label, rule), typed: formatPhone, show: formatPhone };
}

/** An ABN or ACN. */
export function businessNumberField(label: string): Field<string, "business-number"> {
  return { ...plain("business-number", label, abnOrAcn), typed: formatAbnOrAcn, show: formatAbnOrAcn };
}

export function bsbField(label: string): Field<string, "bsb"> {
  const spaced = (kept: string) => (/^\d{6}$/.test(kept) ? formatBsb(kept) : kept);
  return { ...plain("bsb", label, bsb), typed: spaced, show: spaced };
}

/** What a reader is given of it is masked, which shows as it is. */
export function accountNumberField(label: string): Field<string, "account-number"> {
  return plain("account-number", label, accountNumber);
}

export function idField(label: string): Field<string, "id"> {
  return plain("id", label, guid);
}

/** In whole cents; the wire keeps a decimal such as "1250000.50". */
export function moneyField(label: string, rule: FieldRule<Cents> = amount): Field<Cents, "money"> {
  const show = (kept: string) => (/^\d+(\.\d{1,2})?$/.test(kept) ? formatAud(centsFromDecimal(kept)) : kept);
  return { ...asKept("money", label), rule, write: decimalFromCents, show };
}

/** A day without a time zone, "YYYY-MM-DD" where it is kept. */
export function dayField(label: string): Field<PlainDate, "day"> {
  const show = (kept: string) => {
    const day = findPlainDate(kept);
    return day === undefined ? kept : formatDate(day);
  };
  return { ...plain("day", label, anyDate), show };
}

/** One of a fixed list, given as its codes and what each is called. */
export function choiceField<const Code extends string>(
  label: string,
  texts: Readonly<Record<Code, string>>,
): Field<Code, "choice"> {
  const options = optionsOf(texts);
  const show = (kept: string) => options.find(({ value }) => value === kept)?.label ?? kept;
  const rule = choice(Object.keys(texts) as Code[]);
  return { ...plain("choice", label, rule), options, show };
}

/** Several of a fixed list, one at least; kept as their codes joined by semicolons. */
export function choicesField<const Code extends string>(
  label: string,
  texts: Readonly<Record<Code, string>>,
  emptyMessage: string,
): Field<readonly Code[], "choices"> {
  const one = choiceField(label, texts);
  const show = (kept: string) => kept.split(";").map(one.show).join(", ");
  const rule = choices(Object.keys(texts) as Code[], emptyMessage);
  return {
    ...asKept("choices", label),
    rule,
    write: (codes) => codes.join(";"),
    options: optionsOf(texts),
    show,
  };
}

/** A percent; the wire may keep 2.15 as "2.1500". */
export function percentageField(label: string): Field<Percentage, "percentage"> {
  const typed = (kept: string) =>
    /^\d+\.\d{1,6}$/.test(kept) ? percentageToText(percentageFromText(kept)) : kept;
  const show = (kept: string) => `${typed(kept)}%`;
  return { ...asKept("percentage", label), rule: percentage, write: percentageToText, typed, show };
}

/** One of a few whole numbers, each with what it is called. */
export function numberChoiceField(
  label: string,
  numbers: readonly number[],
  nameOf: (number: number) => string,
): Field<number, "number"> {
  const options = numbers.map((each) => ({ value: String(each), label: nameOf(each) }));
  const show = (kept: string) => options.find(({ value }) => value === kept)?.label ?? kept;
  const code = choice(numbers.map(String));
  const rule: FieldRule<number> = (raw) => {
    const chosen = code(raw);
    return chosen.ok ? accept(Number(chosen.value)) : chosen;
  };
  return { ...asKept("number", label), rule, write: String, options, show };
}

/** A whole number from nought to its bound. */
export function countField(label: string, max: number): Field<number, "count"> {
  return { ...asKept("count", label), rule: between({ min: 0, max }), write: String };
}

/** A question, or a declaration that is made or not; "true" or "false" where it is kept. */
export function yesNoField(label: string): Field<boolean, "yes-no"> {
  const show = (kept: string) => (kept === "true" ? "Yes" : kept === "false" ? "No" : kept);
  return { ...asKept("yes-no", label), rule: yesOrNo, write: String, show };
}

/** The texts of some of a list's codes, in the order of the codes. */
export function textsOf<const Code extends string>(
  texts: Readonly<Record<NoInfer<Code>, string>>,
  codes: readonly Code[],
): Readonly<Record<Code, string>> {
  return Object.fromEntries(codes.map((code) => [code, texts[code]])) as Record<Code, string>;
}

export function optionsOf(texts: Readonly<Record<string, string>>): readonly FieldOption[] {
  return Object.entries(texts).map(([value, label]) => ({ value, label }));
}

/** A kind whose value is its text. */
function plain<Value extends string, Kind extends FieldKind>(
  kind: Kind,
  label: string,
  rule: FieldRule<Value>,
): Field<Value, Kind> {
  return { ...asKept(kind, label), rule, write: (value) => value };
}

function asKept<Kind extends FieldKind>(kind: Kind, label: string) {
  const same = (kept: string) => kept;
  return { kind, label, typed: same, show: same };
}
