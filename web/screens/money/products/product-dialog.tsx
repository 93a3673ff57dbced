// Proposes a product or a new version of one, with what a draft would cost beside it.

import {
  findProductFaults,
  PRODUCT_FIELDS,
  PRODUCT_RULES,
  PRODUCT_SECTIONS,
  type ProductField,
} from "@bondline/domain/money/products/product-fields.ts";
import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import type { VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { ProductRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { sentTexts, typedTexts } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { FormSection } from "../../../ui/form-section.tsx";
import { FeeCalculator } from "./fee-calculator.tsx";
import { ProposeProductDocument } from "./product-operations.ts";
import { PRODUCT_WORDS as WORDS } from "./product-words.ts";

type Values = Record<ProductField | "reason", string>;
type Supplier = { readonly id: string; readonly tradeName: string };

type DialogProps = {
  /** Undefined: a new one. */
  readonly product: ProductRowFragment | undefined;
  readonly suppliers: readonly Supplier[];
  readonly onProposed: () => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

export function ProductDialog({ product, suppliers, onProposed, onBehind, onClose }: DialogProps) {
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const newest = product?.versions[0];
  const after = newest === undefined ? null : plainDate(newest.startsDate);
  const { send } = useCommand(ProposeProductDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: openingValues(newest),
    resolver: validatedOn({ today, after }),
    save: ({ reason, ...values }) =>
      send({
        ...sentTexts(PRODUCT_FIELDS, values),
        productId: product?.id ?? null,
        versionCount: product?.versions.length ?? 0,
        reason,
      } as never),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.proposed, detail: WORDS.proposedDetail });
      onProposed();
    },
    onBehind,
  });
  const options = suppliers.map(({ id, tradeName }) => ({ value: id, label: tradeName }));
  return (
    <FormDialog
      record={record}
      title={newest === undefined ? WORDS.add : WORDS.changeOf(newest.name)}
      sentence={WORDS.dialogSentence}
      width="wide"
      submit={WORDS.propose}
      notSaved={WORDS.notProposed}
      onClose={onClose}
    >
      <FormSection title={WORDS.offer} layout="above">
        <BoundFields
          of={PRODUCT_SECTIONS.offer}
          particulars={{ name: { isWide: true }, supplierId: { options, placeholder: WORDS.chooseSupplier } }}
        />
      </FormSection>
      <FormSection title={WORDS.feesHeading} sentence={WORDS.inputTaxed} layout="above">
        <BoundFields
          of={PRODUCT_SECTIONS.fees}
          particulars={{
            ongoingDiscountPercentage: { isOptional: true },
            establishmentFeeDiscount: { isOptional: true },
          }}
        />
      </FormSection>
      <FeeCalculator form={record.form} present={newest} today={today} />
      <FormSection title={WORDS.validity} layout="above">
        <BoundFields of={PRODUCT_SECTIONS.validity} particulars={{ startsDate: { min: today, today } }} />
      </FormSection>
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}

const FRESH: Partial<Record<ProductField, string>> = {
  processType: "BANK_GUARANTEE",
  security: "CASH",
  deliveryType: "DIGITAL",
  feeFrequency: "HALF_YEARLY",
  status: "ACTIVE",
};

/** The day is left to whoever proposes: it is never the one of the version that is there. */
function openingValues(newest: ProductRowFragment["versions"][number] | undefined): Values {
  const discountCents = newest?.establishmentFeeDiscount ?? "";
  const given =
    newest === undefined
      ? FRESH
      : {
          ...newest,
          startsDate: "",
          establishmentFeeDiscount: /^0(\.0+)?$/.test(discountCents) ? null : discountCents,
        };
  return { ...typedTexts(PRODUCT_FIELDS, given), reason: "" };
}

function validatedOn(days: VersionDays) {
  const rules = { ...PRODUCT_RULES, reason: required(CHANGE_REASON.rule) };
  return validatedBy<Values>((values) => {
    const checked = checkFields(rules, values, { across: (right) => findProductFaults(right, days) });
    return checked.ok ? {} : checked.fields;
  });
}
