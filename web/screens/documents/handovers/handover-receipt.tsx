// The receipt that the bearer of a link gives for the original: by whom, where it is kept, and since when.

import { confirmationFields } from "@bondline/domain/documents/handovers/handover.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import type { HandoverSeenFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { HandoverConfirmDocument } from "./handover-operations.ts";
import { HANDOVER_WORDS as WORDS } from "./handover-words.ts";

type HandoverReceiptProps = {
  readonly link: { readonly documentId: string; readonly handoverCode: string };
  readonly handover: HandoverSeenFragment;
  readonly onConfirmed: () => void;
};

export function HandoverReceipt({ link, handover, onConfirmed }: HandoverReceiptProps) {
  const { send, sending } = useCommand(HandoverConfirmDocument, { handledByScreen: true });
  const [failure, setFailure] = useState<Failure>();
  const now = useNow();
  const today = dayOfInstant(now, DEFAULT_ZONE);
  const form = useShortForm({
    initial: {
      name: handover.name,
      storageAddress: handover.storageAddress ?? "",
      dateReceived: "",
      notes: "",
    },
    validate: validateBy(confirmationFields(instant(now.toISOString()))),
    onSubmit: async (values) => {
      setFailure(undefined);
      const answer = await send({ ...link, ...values });
      if (answer.ok) return onConfirmed();
      form.showErrors(answer.failure.fields);
      setFailure(answer.failure);
    },
  });
  const { onChange: _, onBlur: __, ...date } = form.field("dateReceived");
  const { onBlur: ___, ...notes } = form.field("notes");

  return (
    <Card heading={WORDS.receipt}>
      <CardBody isBelowHeading>
        <form {...form.form} className="space-y-4">
          {failure !== undefined && (
            <Notice tone="danger" title={WORDS.notConfirmed}>
              {failure.message}
            </Notice>
          )}
          <TextField label={WORDS.name} autoComplete="name" {...form.field("name")} />
          <TextField
            label={WORDS.storageAddress}
            help={WORDS.storageHelp}
            autoComplete="street-address"
            {...form.field("storageAddress")}
          />
          <DateField
            label={WORDS.dateReceived}
            today={today}
            max={today}
            {...date}
            onChange={(value) => form.change("dateReceived", value)}
          />
          <TextArea label={WORDS.notes} isOptional maxCharacters={LENGTHS.notes} {...notes} />
          <Button type="submit" variant="primary" isLoading={sending}>
            {WORDS.confirm}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
