// Giving a draft a discount, changing it, or taking it back by emptying the fields.

import { DRAFT_DISCOUNT_RULES, findDiscountFaults } from "@bondline/domain/drafts/drafts/draft-discount.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { type Percentage, percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import type { StaffChannelPartnersQuery } from "../../../api/generated/graphql.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundMoney, BoundSelect, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { textOrNull } from "../../../app/fields/field-texts.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { type Read, useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DecisionFormDialog } from "../../drafts/drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { StaffSetDiscount } from "../../drafts/drafts/public/staff-decision-operations.ts";
import { StaffChannelPartners } from "../../drafts/drafts/public/staff-draft-operations.ts";
import { useDecisionForm } from "../../drafts/drafts/public/use-decision-form.ts";
import { DISCOUNT_WORDS as WORDS } from "./staff-discount-words.ts";

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
  const partners = useRead(StaffChannelPartners, {});
  const start: Values = {
    discountPercentage: draft.discountPercentage ?? "",
    establishmentFeeDiscountAmount: draft.establishmentFeeDiscountAmount ?? "",
    acceptedChannelPartnerId: draft.acceptedChannelPartnerId ?? "",
  };
  const record = useDecisionForm(StaffSetDiscount, {
    live,
    start,
    resolver: validatedBy((values) => whatIsWrong(values, agreedWith(partners, values))),
    inputOf: (values) => ({
      id: draft.id,
      version: draft.version,
      discountPercentage: textOrNull(values.discountPercentage),
      establishmentFeeDiscountAmount: textOrNull(values.establishmentFeeDiscountAmount),
      acceptedChannelPartnerId: textOrNull(values.acceptedChannelPartnerId),
    }),
    draftOf: (data) => data.setDraftDiscount.draft,
    // A first approval changes nothing of the draft.
    doneWords: ({ version }) => (version === draft.version ? WORDS.waits : WORDS.done),
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
      <PartnerChoice draft={draft} partners={partners} />
    </DecisionFormDialog>
  );
}

function whatIsWrong(values: Values, agreed: Percentage | null) {
  const checked = checkFields(DRAFT_DISCOUNT_RULES, values, {
    across: (discount) => findDiscountFaults(discount, agreed),
  });
  return checked.ok ? {} : checked.fields;
}

type Partners = Read<StaffChannelPartnersQuery>;

/** Null also while they are read: the server then says whether anything was agreed. */
function agreedWith({ data }: Partners, { acceptedChannelPartnerId }: Values): Percentage | null {
  const chosen = data?.channelPartners.edges.find(({ node }) => node.id === acceptedChannelPartnerId)?.node;
  return chosen?.discountPercentage ? percentageFromText(chosen.discountPercentage) : null;
}

type ChoiceProps = Pick<DialogProps, "draft"> & { readonly partners: Partners };

/** The one that was chosen stays among them while they are read. */
function PartnerChoice({ draft, partners: { data, failure, readAgain } }: ChoiceProps) {
  const { acceptedChannelPartnerId: id, acceptedChannelPartnerName: name } = draft;
  const offered = data?.channelPartners.edges.map(({ node }) => node) ?? [];
  const isOffered = offered.some((each) => each.id === id);
  const kept = id === null || isOffered ? [] : [{ id, name: name ?? "", discountPercentage: null }];
  return (
    <>
      <BoundSelect
        name="acceptedChannelPartnerId"
        label={WORDS.partnerLabel}
        help={WORDS.partnerHelp}
        isOptional
        options={[
          { value: "", label: WORDS.noPartner },
          ...[...kept, ...offered].map((each) => ({
            value: each.id,
            label: WORDS.partnerOption(each.name, each.discountPercentage),
          })),
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
