// Giving a draft a discount, changing it, or taking it back by emptying the fields.

import { DRAFT_DISCOUNT_RULES, findDiscountFaults } from "@bondline/domain/drafts/drafts/draft-discount.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundMoney, BoundSelect, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { textOrNull } from "../../../app/fields/field-texts.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DecisionFormDialog } from "./decision-form-dialog.tsx";
import type { StaffDraftRecord } from "./staff-check.ts";
import { StaffSetDiscount } from "./staff-decision-operations.ts";
import { DISCOUNT_WORDS as WORDS } from "./staff-discount-words.ts";
import { StaffChannelPartners } from "./staff-draft-operations.ts";
import { useDecisionForm } from "./use-decision-form.ts";

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly onClose: () => void;
};

type Values = {
  discountPercentage: string;
  establishmentFeeDiscountAmount: string;
  acceptedChannelPartnerId: string;
};

export function StaffDiscountDialog({ draft, live, onClose }: DialogProps) {
  const start: Values = {
    discountPercentage: draft.discountPercentage ?? "",
    establishmentFeeDiscountAmount: draft.establishmentFeeDiscountAmount ?? "",
    acceptedChannelPartnerId: draft.acceptedChannelPartnerId ?? "",
  };
  const record = useDecisionForm(StaffSetDiscount, {
    live,
    start,
    resolver: validatedBy(whatIsWrong),
    inputOf: (values) => ({
      id: draft.id,
      version: draft.version,
      discountPercentage: textOrNull(values.discountPercentage),
      establishmentFeeDiscountAmount: textOrNull(values.establishmentFeeDiscountAmount),
      acceptedChannelPartnerId: textOrNull(values.acceptedChannelPartnerId),
    }),
    draftOf: (data) => data.setDraftDiscount.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.send}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <BoundText
          name="discountPercentage"
          label={WORDS.percentageLabel}
          help={WORDS.percentageHelp}
          inputMode="decimal"
          isOptional
        />
        <BoundMoney
          name="establishmentFeeDiscountAmount"
          label={WORDS.amountLabel}
          help={WORDS.amountHelp}
          isOptional
        />
      </div>
      <PartnerChoice draft={draft} />
    </DecisionFormDialog>
  );
}

function whatIsWrong(values: Values) {
  const checked = checkFields(DRAFT_DISCOUNT_RULES, values, { across: findDiscountFaults });
  return checked.ok ? {} : checked.fields;
}

/** The one that was chosen stays among them while they are read. */
function PartnerChoice({ draft }: Pick<DialogProps, "draft">) {
  const { data, failure, readAgain } = useRead(StaffChannelPartners, {});
  const { acceptedChannelPartnerId: id, acceptedChannelPartnerName: name } = draft;
  const chosen = id === null ? [] : [{ id, name: name ?? "" }];
  const offered = data?.channelPartners.edges.map(({ node }) => node) ?? [];
  const others = offered.filter((each) => each.id !== id);
  return (
    <>
      <BoundSelect
        name="acceptedChannelPartnerId"
        label={WORDS.partnerLabel}
        help={WORDS.partnerHelp}
        isOptional
        options={[
          { value: "", label: WORDS.noPartner },
          ...[...chosen, ...others].map((each) => ({ value: each.id, label: each.name })),
        ]}
      />
      {failure !== undefined && (
        <Notice
          tone="warn"
          title={WORDS.partnersFailed}
          action={
            <Button size="small" onClick={readAgain}>
              {WORDS.retry}
            </Button>
          }
        />
      )}
    </>
  );
}
