// Asking to extend, reduce, increase, amend or cancel, with what the guarantee becomes before anything is sent.

import {
  type DocumentRequestKind,
  WORDING_FIELDS,
} from "@bondline/domain/documents/document-requests/document-request.ts";
import {
  CHANGE_RULES,
  newTextOf,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import {
  amountAsked,
  requestFaults,
  termsAfter,
} from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { WORDING_FIELD_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { REQUIRED_MESSAGE } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import {
  BoundDate,
  BoundMoney,
  BoundRadio,
  BoundSelect,
  BoundText,
  BoundTextArea,
} from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { type RecordForm, useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { DocumentRequestCreate } from "./request-operations.ts";
import { ASK_WORDS, ASK_FORM_WORDS as WORDS } from "./request-words.ts";
import { type RequestedDocument, requestContextOf, termsOf } from "./requested-document.ts";

const MOMENTS = [
  { value: "at-once", label: WORDS.atOnce },
  { value: "day", label: WORDS.onDay },
  { value: "milestone", label: WORDS.onMilestone },
];

const WholeWordingField = lazy(async () => {
  const { WholeWordingField: Field } = await import("./whole-wording-field.tsx");
  return { default: Field };
});

type ChangeKind = Exclude<DocumentRequestKind, "CLAIM">;
type Props = {
  readonly document: RequestedDocument;
  readonly kind: ChangeKind;
  readonly onClose: () => void;
};
type Values = Record<
  | "how"
  | "amount"
  | "newAmount"
  | "percentage"
  | "requestedExpiryDate"
  | "when"
  | "scheduledDate"
  | "milestone"
  | "wordingField"
  | "newText"
  | "newWording"
  | "reason",
  string
>;

const START: Values = {
  how: "by",
  amount: "",
  newAmount: "",
  percentage: "",
  requestedExpiryDate: "",
  wordingField: "",
  newText: "",
  newWording: "",
  when: "at-once",
  scheduledDate: "",
  milestone: "",
  reason: "",
};
const WAYS = [
  { value: "by", label: WORDS.byAmount },
  { value: "to", label: WORDS.toAmount },
  { value: "share", label: WORDS.byPercentage },
];
/** Which field says the amount, in each way of saying it. */
const SAID_IN: Readonly<Record<string, "amount" | "newAmount" | "percentage">> = {
  to: "newAmount",
  share: "percentage",
};
const fieldOf = (how: string) => SAID_IN[how] ?? "amount";

export function ChangeDialog({ document, kind, onClose }: Props) {
  const { send } = useCommand(DocumentRequestCreate, { handledByScreen: true });
  const now = useNow();
  const takesAmount = kind === "REDUCTION" || kind === "INCREASE";
  const record: RecordForm<Values> = useRecordForm<Values, unknown>({
    start: START,
    resolver: validatedBy<Values>((values) => faultsOf(values, { document, kind, now })),
    pathOf: (path) => (path === "amount" ? fieldOf(record.form.getValues("how")) : path),
    save: (values) =>
      send({ documentId: document.id, version: document.version, kind, ...givenOf(values, kind) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.sent });
      onClose();
    },
  });
  const { title, sentence } = ASK_WORDS[kind];
  return (
    <FormDialog
      record={record}
      title={title}
      sentence={sentence}
      submit={WORDS.send}
      notSaved={WORDS.notSent}
      isDangerous={kind === "CANCELLATION"}
      width={kind === "AMENDMENT" ? "wide" : "regular"}
      onClose={onClose}
    >
      {takesAmount && <AmountFields document={document} kind={kind} />}
      {kind === "REDUCTION" && <StageFields />}
      {kind === "EXTENSION" && <EndField document={document} />}
      {kind === "AMENDMENT" && <WordingFields document={document} />}
      <BoundTextArea name="reason" label={WORDS.reason} isOptional maxCharacters={LENGTHS.notes} />
    </FormDialog>
  );
}

function AmountFields({
  document,
  kind,
}: {
  readonly document: RequestedDocument;
  readonly kind: ChangeKind;
}) {
  const { how, amount, newAmount, percentage } = useWatch<Values>() as Values;
  const by = byOf({ how, amount, newAmount, percentage }, document, kind);
  const terms = termsOf(document);
  const after =
    by === undefined
      ? undefined
      : termsAfter({ kind, amountCents: by, requestedExpiryDate: null, claimOutcome: null }, terms);
  const present = WORDS.now(formatAud(terms.amountCents));
  const help = (text: string | undefined) => (text === undefined ? present : `${present}. ${text}.`);
  return (
    <>
      <BoundRadio name="how" label={WORDS.how} direction="row" options={WAYS} />
      {how === "by" && (
        <BoundMoney
          name="amount"
          label={WORDS.by}
          help={help(after && WORDS.newAmount(formatAud(after.amountCents)))}
        />
      )}
      {how === "to" && (
        <BoundMoney
          name="newAmount"
          label={WORDS.to}
          help={help(by === undefined ? undefined : WORDS.change(formatAud(by)))}
        />
      )}
      {how === "share" && (
        <BoundText
          name="percentage"
          label={WORDS.percentage}
          inputMode="decimal"
          isFigures
          help={help(
            by && after && WORDS.percentageHelp(WORDS.change(formatAud(by)), formatAud(after.amountCents)),
          )}
        />
      )}
    </>
  );
}

function StageFields() {
  const when = useWatch<Values, "when">({ name: "when" });
  return (
    <>
      <BoundRadio name="when" label={WORDS.when} options={MOMENTS} />
      {when === "day" && (
        <BoundDate name="scheduledDate" label={WORDS.scheduledDate} help={WORDS.scheduledHelp} />
      )}
      {when === "milestone" && (
        <BoundText
          name="milestone"
          label={WORDS.milestone}
          help={WORDS.milestoneHelp}
          maxLength={LENGTHS.attribute}
        />
      )}
    </>
  );
}

function EndField({ document: { expiresAt } }: { readonly document: RequestedDocument }) {
  const help = expiresAt === null ? undefined : WORDS.endsNow(formatDate(plainDate(expiresAt)));
  return <BoundDate name="requestedExpiryDate" label={WORDS.newEnd} {...(help !== undefined && { help })} />;
}

function WordingFields({ document }: { readonly document: RequestedDocument }) {
  const chosen = useWatch<Values, "wordingField">({ name: "wordingField" });
  const field = WORDING_FIELDS.find((each) => each === chosen);
  const says = field === undefined ? null : termsOf(document).wording[field];
  return (
    <>
      <BoundSelect
        name="wordingField"
        label={WORDS.wordingField}
        placeholder={WORDS.choose}
        options={[...optionsOf(WORDING_FIELD_TEXT)]}
      />
      {field === "WHOLE_WORDING" ? (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <WholeWordingField documentId={document.id} />
        </Suspense>
      ) : (
        <BoundText
          name="newText"
          label={WORDS.newText}
          maxLength={LENGTHS.address}
          {...(says !== null && { help: WORDS.saysNow(says) })}
        />
      )}
    </>
  );
}

const STAGES: Readonly<Record<string, (values: Values) => object>> = {
  day: ({ scheduledDate }) => ({ scheduledDate }),
  milestone: ({ milestone }) => ({ milestone }),
};

/** A stage names its day or its milestone, or it is none. */
function stageFaults({ when, scheduledDate, milestone }: Values): FieldMessages {
  if (when === "day" && scheduledDate.trim() === "") return { scheduledDate: REQUIRED_MESSAGE };
  return when === "milestone" && milestone.trim() === "" ? { milestone: REQUIRED_MESSAGE } : {};
}

/** What is sent: only the fields of the kind, and of the amount only the one that is said. */
function givenOf(values: Values, kind: ChangeKind) {
  const { how, requestedExpiryDate, newText, newWording, reason } = values;
  const wordingField = WORDING_FIELDS.find((each) => each === values.wordingField) ?? null;
  const takesAmount = kind === "REDUCTION" || kind === "INCREASE";
  return {
    ...(takesAmount && { [fieldOf(how)]: values[fieldOf(how)] }),
    ...(kind === "REDUCTION" && STAGES[values.when]?.(values)),
    ...(kind === "EXTENSION" && { requestedExpiryDate }),
    ...(kind === "AMENDMENT" && {
      wordingField,
      ...(wordingField === "WHOLE_WORDING" ? { newWording } : { newText }),
    }),
    reason,
  };
}

type Asked = { document: RequestedDocument; kind: ChangeKind; now: Date };

function faultsOf(values: Values, { document, kind, now }: Asked): FieldMessages {
  const said = checkFields(CHANGE_RULES, { ...givenOf(values, kind) });
  if (!said.ok) return said.fields;
  const terms = termsOf(document);
  const amountCents = amountAsked(kind, said.values, terms) ?? null;
  const { requestedExpiryDate, scheduledDate, milestone, wordingField } = said.values;
  const newText = newTextOf(said.values);
  const faults = requestFaults(
    {
      kind,
      amountCents,
      requestedExpiryDate,
      claimAction: null,
      wordingField,
      newText,
      scheduledDate,
      milestone,
    },
    terms,
    requestContextOf(document, now),
  );
  const { amount, ...others } = { ...faults, ...(kind === "REDUCTION" ? stageFaults(values) : {}) };
  return amount === undefined ? others : { ...others, [fieldOf(values.how)]: amount };
}

/** By how much, once an amount is typed that leads somewhere. */
function byOf(
  values: Pick<Values, "how" | "amount" | "newAmount" | "percentage">,
  document: RequestedDocument,
  kind: ChangeKind,
): Cents | undefined {
  const said = checkFields(CHANGE_RULES, givenOf({ ...START, ...values }, kind));
  const by = said.ok ? amountAsked(kind, said.values, termsOf(document)) : undefined;
  return by === undefined || by <= 0n || (kind === "REDUCTION" && by > termsOf(document).amountCents)
    ? undefined
    : by;
}
