// Doing what was asked for: with how the other side agreed, or how a claim was settled.

import { EXECUTE_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { executionFaults } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundDate, BoundRadio, BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { answeredText } from "./request-agreement.tsx";
import { DocumentRequestExecute } from "./request-operations.ts";
import { ANSWER_WORDS as WORDS } from "./request-words.ts";
import { type RequestRecord, sentenceOf } from "./requested-document.ts";

type DialogProps = { readonly request: RequestRecord; readonly onClose: () => void };
type Values = Record<"agreement" | "claimOutcome" | "paidDate" | "paymentReference", string>;

const START: Values = { agreement: "", claimOutcome: "PAID", paidDate: "", paymentReference: "" };
const OUTCOMES = [
  { value: "PAID", label: WORDS.outcomePaid },
  { value: "EXTENDED", label: WORDS.outcomeExtended },
];

export function ExecuteDialog({ request, onClose }: DialogProps) {
  const { id, version, kind, agreementNeededFrom } = request;
  const { send } = useCommand(DocumentRequestExecute, { handledByScreen: true });
  const now = useNow();
  const record = useRecordForm({
    start: START,
    resolver: validatedBy<Values>((values) => {
      const said = checkFields(EXECUTE_RULES, givenOf(values, request));
      if (!said.ok) return said.fields;
      const asked = { ...request, createdAt: instant(request.createdAt) };
      const agreement = said.values.agreement ?? request.agreement;
      return executionFaults(
        asked,
        { ...said.values, agreement },
        { now: instant(now.toISOString()), zone: DEFAULT_ZONE },
      );
    }),
    save: (values) => send({ id, version, ...givenOf(values, request) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.executed });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={sentenceOf(request)}
      sentence={WORDS.executeSentence}
      submit={WORDS.execute[kind]}
      notSaved={WORDS.notExecuted}
      isDangerous={kind === "CANCELLATION"}
      onClose={onClose}
    >
      {request.agreementAnswer === "AGREED" && (
        <p className="figures text-label break-words text-ink-2">{answeredText(request)}</p>
      )}
      {agreementNeededFrom !== null && isAgreementAsked(request) && (
        <BoundText
          name="agreement"
          label={WORDS.agreement[agreementNeededFrom]}
          help={WORDS.agreementHelp}
          maxLength={LENGTHS.attribute}
        />
      )}
      {kind === "CLAIM" && <Settlement request={request} />}
    </FormDialog>
  );
}

function Settlement({ request: { claimAction } }: { readonly request: RequestRecord }) {
  const outcome = useWatch<Values, "claimOutcome">({ name: "claimOutcome" });
  return (
    <>
      {claimAction === "EXTEND_OR_PAY" && (
        <BoundRadio name="claimOutcome" label={WORDS.outcome} direction="row" options={OUTCOMES} />
      )}
      {outcome === "PAID" && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <BoundDate name="paidDate" label={WORDS.paidDate} />
          <BoundText
            name="paymentReference"
            label={WORDS.paymentReference}
            maxLength={LENGTHS.refundReference}
          />
        </div>
      )}
    </>
  );
}

/** On paper, where they have not agreed here. */
function isAgreementAsked({ agreementNeededFrom, agreement, agreementAnswer }: RequestRecord): boolean {
  return agreementNeededFrom !== null && agreement === null && agreementAnswer === null;
}

/** What is sent: only what this request asks for. */
function givenOf({ agreement, claimOutcome, paidDate, paymentReference }: Values, request: RequestRecord) {
  if (request.kind !== "CLAIM") return isAgreementAsked(request) ? { agreement } : {};
  if (claimOutcome === "EXTENDED") return { claimOutcome: "EXTENDED" as const };
  return { claimOutcome: "PAID" as const, paidDate, paymentReference };
}
