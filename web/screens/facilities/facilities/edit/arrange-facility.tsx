// Arranges a facility for an organisation: first whose it is and with which bank, then what it is.

import { abnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { singleLine } from "@bondline/domain/values/fields/text.ts";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useClient } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import type { FacilityHolderQuery } from "../../../../api/generated/graphql.ts";
import { type CommandAnswer, useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundSelect, BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { FormNotices } from "../../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { useSession } from "../../../../app/session.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { FormSection } from "../../../../ui/form-section.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import {
  FacilityCreateDocument,
  FacilityHolderDocument,
  FacilitySuppliersDocument,
} from "../facility-operations.ts";
import { FACILITY_WORDS, FORM_WORDS as WORDS } from "../facility-words.ts";
import { FacilityForm, type FacilityFormProps } from "./facility-form.tsx";
import { facilityInput } from "./facility-values.ts";

type Holder = FacilityHolderQuery["facilityHolder"];
type Chosen = { readonly holder: Holder; readonly supplierId: string; readonly bank: string };

export function ArrangeFacility() {
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <Page width="form">
      <PageHeader
        title={FACILITY_WORDS.arrange}
        sentence={
          chosen === undefined ? WORDS.arrangeSentence : WORDS.arrangeFor(chosen.holder.name, chosen.bank)
        }
        breadcrumb={[
          { label: FACILITY_WORDS.title, href: paths.facilities() },
          { label: FACILITY_WORDS.arrange },
        ]}
      />
      {chosen === undefined ? <Whose onChosen={setChosen} /> : <What chosen={chosen} />}
    </Page>
  );
}

const resolver = fieldRulesResolver<{ abn: string; supplierId: string }>({
  abn: required(abnOrAcn),
  supplierId: required(singleLine(36)),
});

function Whose({ onChosen }: { readonly onChosen: (chosen: Chosen) => void }) {
  const client = useClient();
  const { data } = useRead(FacilitySuppliersDocument, {});
  const options = (data?.suppliers ?? []).map(({ id, tradeName }) => ({ value: id, label: tradeName }));
  const record = useRecordForm({
    start: { abn: "", supplierId: "" },
    resolver,
    save: async ({ abn }): Promise<CommandAnswer<Holder>> => {
      const { data: found, error } = await client
        .query(FacilityHolderDocument, { abn }, { handledByScreen: true })
        .toPromise();
      return found === undefined
        ? { ok: false, failure: failureOf(error) }
        : { ok: true, data: found.facilityHolder };
    },
    onSaved: (holder, { supplierId }) =>
      onChosen({
        holder,
        supplierId,
        bank: options.find(({ value }) => value === supplierId)?.label ?? "",
      }),
  });
  return (
    <FormProvider {...record.form}>
      <form {...record.bind} className="grid min-w-0 gap-4">
        <FormNotices of={record} title={WORDS.notFound} />
        <Card>
          <FormSection title={WORDS.whose} sentence={WORDS.whoseSentence}>
            <BoundText name="abn" label={WORDS.holderNumber} isFigures />
            <BoundSelect
              name="supplierId"
              label={WORDS.bank}
              placeholder={WORDS.chooseBank}
              options={options}
            />
          </FormSection>
        </Card>
        <StickyFooter>
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {WORDS.goOn}
          </Button>
        </StickyFooter>
      </form>
    </FormProvider>
  );
}

function What({ chosen: { holder, supplierId, bank } }: { readonly chosen: Chosen }) {
  const { me } = useSession();
  const { send } = useCommand(FacilityCreateDocument, { handledByScreen: true });
  const save: FacilityFormProps["onSave"] = async (values) => {
    const answer = await send({ organisationId: holder.id, facility: facilityInput(values, supplierId) });
    return answer.ok ? { ok: true, data: answer.data.createDocumentFacility.documentFacility } : answer;
  };
  return (
    <FacilityForm
      cancelHref={paths.facilities()}
      keptAs={`bondline.kept-facility.${me?.id}.${holder.id}`}
      bank={bank}
      onSave={save}
    />
  );
}
