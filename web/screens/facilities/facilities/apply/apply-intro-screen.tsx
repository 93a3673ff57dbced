// What a kind of facility is, who can apply and what is needed; from here the application is begun.

import { useCommand } from "../../../../api/use-command.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRouteParam } from "../../../../app/route-params.ts";
import { useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FacilityIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { INTRO_TEXTS, type IntroSection, type IntroText } from "./apply-intro-text.ts";
import { CreateApplicationDocument, FacilityApplyFeesDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

export function ApplyIntroScreen() {
  const text = INTRO_TEXTS[useRouteParam("facilityType")];
  usePageTitle(text?.title ?? WORDS.facilities);
  if (text === undefined)
    return (
      <Page width="form">
        <Card aria-label={WORDS.noSuchKind}>
          <EmptyState
            level={1}
            icon={FacilityIcon}
            title={WORDS.noSuchKind}
            sentence={WORDS.noSuchKindSentence}
            action={
              <LinkButton variant="primary" href={paths.facilities()}>
                {WORDS.toFacilities}
              </LinkButton>
            }
          />
        </Card>
      </Page>
    );
  return (
    <Page width="form">
      <PageHeader
        title={text.title}
        sentence={text.sentence}
        breadcrumb={[{ label: WORDS.facilities, href: paths.facilities() }, { label: text.title }]}
        actions={<Begin facilityType={text.facilityType} />}
      />
      <div className="grid gap-4 lg:grid-cols-3">
        {text.sections.map(({ title, lines, costLines }) => (
          <Card key={title} heading={title}>
            <CardBody isBelowHeading>
              <ul className="list-disc space-y-2 pl-5 text-body text-ink-2 marker:text-ink-3">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {costLines !== undefined && <Costs linesOf={costLines} />}
            </CardBody>
          </Card>
        ))}
      </div>
    </Page>
  );
}

function Costs({ linesOf }: { readonly linesOf: NonNullable<IntroSection["costLines"]> }) {
  const read = useRead(FacilityApplyFeesDocument, {});
  const fees = read.data?.facilityFees;
  if (fees === undefined)
    return <ReadPending of={read} notLoaded={WORDS.feesFailed} loading={WORDS.feesLoading} rows={1} />;
  return (
    <ul className="mt-2 list-disc space-y-2 pl-5 text-body text-ink-2 marker:text-ink-3">
      {linesOf(fees).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Begin({ facilityType }: Pick<IntroText, "facilityType">) {
  const { selectedOrganisation } = useSession();
  const { send, sending } = useCommand(CreateApplicationDocument);
  const go = useGo();
  if (!selectedOrganisation?.capabilities.includes("CAN_ADD_DOCUMENTS"))
    return <p className="text-label text-ink-2">{WORDS.notAllowed}</p>;

  const begin = async () => {
    const answer = await send({ organisationId: selectedOrganisation.id, facilityType });
    if (!answer.ok) return;
    const { id } = answer.data.createFacilityApplication.facilityApplication;
    go(paths.facilityApply({ facilityApplicationId: id }));
  };
  return (
    <Button variant="primary" isLoading={sending} onClick={() => void begin()}>
      {WORDS.begin}
    </Button>
  );
}
