// Claiming on a guarantee, in full or in part, or asking for more time instead.

import { CLAIM_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { requestFaults } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { CLAIM_ACTION_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { recourseFrom } from "@bondline/domain/documents/document-requests/recourse-notice.ts";
import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { decimalFromCents, formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundDate, BoundMoney, BoundRadio, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { DocumentClaimCreate } from "./request-operations.ts";
import { ASK_WORDS, ASK_FORM_WORDS as WORDS } from "./request-words.ts";
import {
  type RequestedDocument,
  recourseNoticeFor,
  requestContextOf,
  termsOf,
} from "./requested-document.ts";

type Props = { readonly document: RequestedDocument; readonly onClose: () => void };
type Values = Record<"amount" | "claimAction" | "requestedExpiryDate" | "reason", string>;

export function ClaimDialog({ document, onClose }: Props) {
  const { send } = useCommand(DocumentClaimCreate, { handledByScreen: true });
  const now = useNow();
  const left = leftOf(document, now);
  const record = useRecordForm<Values, unknown>({
    start: { amount: decimalFromCents(left), claimAction: "PAY", requestedExpiryDate: "", reason: "" },
    resolver: validatedBy<Values>((values) => faultsOf(values, document, now)),
    save: (values) => send({ documentId: document.id, version: document.version, ...givenOf(values) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.claimSent });
      onClose();
    },
  });
  const { title, sentence } = ASK_WORDS.CLAIM;
  return (
    <FormDialog
      record={record}
      title={title}
      sentence={sentence}
      submit={WORDS.sendClaim}
      notSaved={WORDS.notSent}
      isDangerous
      onClose={onClose}
    >
      <BoundMoney name="amount" label={WORDS.claimAmount} help={WORDS.leftToClaim(formatAud(left))} />
      <Actions hasEnd={document.expiresAt !== null} />
      <Recourse document={document} now={now} />
      <BoundTextArea name="reason" label={WORDS.reason} isOptional maxCharacters={LENGTHS.notes} />
    </FormDialog>
  );
}

/** What a statute asks for before the money may be taken. */
function Recourse({ document, now }: { readonly document: RequestedDocument; readonly now: Date }) {
  const notice = recourseNoticeFor(document);
  if (notice === undefined) return null;
  const from = recourseFrom(notice, dayAt(instant(now.toISOString()), termsOf(document).expiryZone));
  return (
    <Notice tone="info" title={WORDS.recourse(notice.businessDays)}>
      {notice.says} {WORDS.recourseFrom(formatDate(from))} <cite className="not-italic">{notice.law}.</cite>
    </Notice>
  );
}

/** What has no end date can't be extended instead. */
function Actions({ hasEnd }: { readonly hasEnd: boolean }) {
  const claimAction = useWatch<Values, "claimAction">({ name: "claimAction" });
  if (!hasEnd) return null;
  return (
    <>
      <BoundRadio
        name="claimAction"
        label={WORDS.claimAction}
        direction="row"
        options={[...optionsOf(CLAIM_ACTION_TEXT)]}
      />
      {claimAction === "EXTEND_OR_PAY" && <BoundDate name="requestedExpiryDate" label={WORDS.newEnd} />}
    </>
  );
}

function leftOf(document: RequestedDocument, now: Date) {
  return subtractCents(termsOf(document).amountCents, requestContextOf(document, now).claimedCents);
}

function givenOf({ amount, claimAction, requestedExpiryDate, reason }: Values) {
  const isExtendable = claimAction === "EXTEND_OR_PAY";
  return {
    amount,
    claimAction: isExtendable ? ("EXTEND_OR_PAY" as const) : ("PAY" as const),
    ...(isExtendable && { requestedExpiryDate }),
    reason,
  };
}

function faultsOf(values: Values, document: RequestedDocument, now: Date): FieldMessages {
  const said = checkFields(CLAIM_RULES, { ...givenOf(values) });
  if (!said.ok) return said.fields;
  const { amount: amountCents, ...asked } = said.values;
  return requestFaults(
    {
      kind: "CLAIM",
      amountCents,
      wordingField: null,
      newText: null,
      scheduledDate: null,
      milestone: null,
      ...asked,
    },
    termsOf(document),
    requestContextOf(document, now),
  );
}
