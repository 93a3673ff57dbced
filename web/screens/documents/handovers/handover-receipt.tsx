// The receipt that the bearer of a link gives for the original: by whom, where it is kept, and since when.

import { confirmationFields } from "@bondline/domain/documents/handovers/handover.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { FormProvider } from "react-hook-form";
import type { HandoverSeenFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundDate, BoundText, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { HandoverConfirmDocument } from "./handover-operations.ts";
import { HANDOVER_WORDS as WORDS } from "./handover-words.ts";

type HandoverReceiptProps = {
  readonly link: { readonly documentId: string; readonly handoverCode: string };
  readonly handover: HandoverSeenFragment;
  readonly onConfirmed: () => void;
};

export function HandoverReceipt({ link, handover, onConfirmed }: HandoverReceiptProps) {
  const { send } = useCommand(HandoverConfirmDocument, { handledByScreen: true });
  const now = useNow();
  const today = dayOfInstant(now, DEFAULT_ZONE);
  const start = {
    name: handover.name,
    storageAddress: handover.storageAddress ?? "",
    dateReceived: "",
    notes: "",
    secondCode: "",
  };
  const { needsSecondCode } = handover;
  const rules = confirmationFields(instant(now.toISOString()), { needsSecondCode });
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(rules),
    save: (values) => send({ ...link, ...values }),
    onSaved: onConfirmed,
  });
  return (
    <Card heading={WORDS.receipt} hasBody data-print="hide">
      <FormProvider {...record.form}>
        <form {...record.bind} className="space-y-4">
          <FormNotices of={record} title={WORDS.notConfirmed} />
          <BoundText name="name" label={WORDS.name} autoComplete="name" />
          <BoundText
            name="storageAddress"
            label={WORDS.storageAddress}
            help={WORDS.storageHelp}
            autoComplete="street-address"
          />
          <BoundDate name="dateReceived" label={WORDS.dateReceived} today={today} max={today} />
          {needsSecondCode && (
            <BoundText name="secondCode" label={WORDS.secondCode} help={WORDS.secondCodeHelp} isFigures />
          )}
          <BoundTextArea name="notes" label={WORDS.notes} isOptional maxCharacters={LENGTHS.notes} />
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {WORDS.confirm}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
