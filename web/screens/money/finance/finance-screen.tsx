// Finance: what it would cost, how it works, and an enquiry with whom to call.

import { useState } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { type Me, type SessionOrganisation, useSession } from "../../../app/session.ts";
import { ShownTogether } from "../../../app/shown-together.tsx";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LockIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { EnquiryList, useEnquiries } from "./enquiry-list.tsx";
import { FinanceCalculator } from "./finance-calculator.tsx";
import { FinanceCalculationDocument } from "./finance-operations.ts";
import { FINANCE_WORDS as WORDS } from "./finance-words.ts";

export function FinanceScreen() {
  usePageTitle(WORDS.title);
  const { me, selectedOrganisation: organisation } = useSession();
  const mayAsk = organisation?.capabilities.includes("CAN_ADD_DOCUMENTS") === true;
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      {me === undefined || organisation === undefined || !mayAsk ? (
        <Card>
          <EmptyState icon={LockIcon} title={WORDS.noOrganisation} sentence={WORDS.noOrganisationSentence} />
        </Card>
      ) : (
        <Finance key={organisation.id} me={me} organisation={organisation} />
      )}
    </Page>
  );
}

function Finance({ me, organisation }: { readonly me: Me; readonly organisation: SessionOrganisation }) {
  const [amount, setAmount] = useState("");
  const enquiries = useEnquiries(organisation.id);
  return (
    <PageColumns
      side={
        <>
          <HowItWorks />
          <Card heading={WORDS.applyForDraft}>
            <CardBody isBelowHeading>
              <p className="mb-3 text-label text-ink-2">{WORDS.applyForDraftSentence}</p>
              <LinkButton href={paths.financeApply()}>{WORDS.applyLink}</LinkButton>
            </CardBody>
          </Card>
        </>
      }
    >
      <ShownTogether fallback={<Waiting />}>
        <FinanceCalculator amount={amount} onAmount={setAmount} />
        <EnquiryForm
          me={me}
          organisationId={organisation.id}
          amount={amount}
          onSent={enquiries.list.readAgain}
        />
        <EnquiryList {...enquiries} />
      </ShownTogether>
    </PageColumns>
  );
}

function Waiting() {
  return (
    <Card heading={WORDS.calculator}>
      <SkeletonRows rows={14} label={WORDS.loading} />
    </Card>
  );
}

function HowItWorks() {
  const { data } = useRead(FinanceCalculationDocument, {});
  const offer = data?.advertisedFinanceCalculation;
  const steps = WORDS.steps(offer?.availabilityMinBusinessDays ?? 1, offer?.availabilityMaxBusinessDays ?? 5);
  return (
    <Card heading={WORDS.howItWorks}>
      <CardBody isBelowHeading>
        <ol className="grid gap-2.5">
          {steps.map((step, place) => (
            <li key={step} className="flex gap-3 text-label text-ink-2">
              <span
                aria-hidden="true"
                className="figures flex size-5.5 shrink-0 items-center justify-center rounded-full bg-accent-soft text-meta font-medium text-accent-text"
              >
                {place + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
