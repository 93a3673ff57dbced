// What the link of a prepared request opens: what was filled in, by whom and until when, and the draft to be made of it.

import type { OriginationStatus } from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import { PREPARED_REQUEST_FIELDS as FIELDS } from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import { useState } from "react";
import type { PreparedRequestQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { definitionsOf } from "../../../app/fields/field-texts.ts";
import { notify } from "../../../app/notices.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { useSession } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FailedIcon, OrganisationIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { useOrganisationDialog } from "../../people/organisations/public/organisation-dialog-context.ts";
import { PreparedRequestDocument, PreparedRequestUseDocument } from "./prepared-request-operations.ts";
import { PREPARED_REQUEST_WORDS as WORDS } from "./prepared-request-words.ts";

type Opened = PreparedRequestQuery["origination"];

export function PreparedRequestScreen() {
  usePageTitle(WORDS.title);
  const id = useRouteParam("originationId");
  const { me } = useSession();
  const { data, failure, readAgain } = useRead(PreparedRequestDocument, { id });
  const preparedRequest = data?.origination;
  if (me === undefined) return null;
  if (preparedRequest !== undefined)
    return <Prepared preparedRequest={preparedRequest} onBehind={readAgain} />;
  return (
    <Page width="words">
      <PageHeader title={WORDS.title} />
      <Card aria-label={WORDS.title}>
        {failure === undefined && <SkeletonRows rows={5} label={WORDS.loading} />}
        {failure?.code === "ORIGINATION_NOT_FOUND" && <Missing email={me.email} />}
        {failure !== undefined && failure.code !== "ORIGINATION_NOT_FOUND" && (
          <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
        )}
      </Card>
    </Page>
  );
}

function Missing({ email }: { readonly email: string }) {
  const { signOut } = useSession();
  return (
    <EmptyState
      icon={FailedIcon}
      title={WORDS.missing}
      sentence={WORDS.missingSentence(email)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={signOut}>{WORDS.signOut}</Button>
          <LinkButton href={paths.home()}>{WORDS.goHome}</LinkButton>
        </div>
      }
    />
  );
}

type PreparedProps = { readonly preparedRequest: Opened; readonly onBehind: () => void };

function Prepared({ preparedRequest, onBehind }: PreparedProps) {
  const mayUse = preparedRequest.capabilities.includes("CAN_CREATE_DRAFT");
  return (
    <Page width="form">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence(preparedRequest.preparedBy)} />
      <PageColumns
        side={
          mayUse ? (
            <Use preparedRequest={preparedRequest} onBehind={onBehind} />
          ) : (
            <State preparedRequest={preparedRequest} />
          )
        }
      >
        <Card heading={WORDS.details} hasBody>
          <DefinitionList items={factsOf(preparedRequest)} />
        </Card>
      </PageColumns>
    </Page>
  );
}

/** What was prepared; what was not filled in is left out. */
function factsOf(preparedRequest: Opened) {
  const { emailAddress: _, feeSummaryId, lastDate, ...prepared } = FIELDS;
  return [
    ...definitionsOf(prepared, preparedRequest),
    { term: feeSummaryId.label, value: preparedRequest.productName },
    { term: WORDS.preparedBy, value: preparedRequest.preparedBy },
    ...definitionsOf({ lastDate }, preparedRequest),
  ].filter(({ value }) => value !== null);
}

type UseProps = { readonly preparedRequest: Opened; readonly onBehind: () => void };

/** Chooses the organisation that it is for, and makes its draft. */
function Use({ preparedRequest, onBehind }: UseProps) {
  const { organisations, selectedOrganisation, selectOrganisation } = useSession();
  const openDialog = useOrganisationDialog();
  const own = organisations.filter(({ capabilities }) => capabilities.includes("CAN_ADD_DOCUMENTS"));
  const [chosen, setChosen] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const { send, sending } = useCommand(PreparedRequestUseDocument, { handledByScreen: true });
  const go = useGo();

  const usual = own.find(({ id }) => id === selectedOrganisation?.id) ?? own[0];
  const organisationId = chosen ?? usual?.id;
  if (organisationId === undefined)
    return (
      <Card aria-label={WORDS.use}>
        <EmptyState
          icon={OrganisationIcon}
          title={WORDS.noOrganisation}
          sentence={WORDS.noOrganisationSentence}
          action={
            <Button variant="primary" onClick={() => openDialog()}>
              {WORDS.addOrganisation}
            </Button>
          }
        />
      </Card>
    );

  const create = async () => {
    setNotice(undefined);
    const answer = await send({ originationId: preparedRequest.id, organisationId });
    if (!answer.ok) {
      setNotice(answer.failure.message);
      // Withdrawn, or over, since the page was opened: the page says which.
      if (answer.failure.code === "INVALID_TRANSITION") onBehind();
      return;
    }
    const place = answer.data.createDraftFromOrigination;
    selectOrganisation(place.organisationId);
    notify({ tone: "ok", title: WORDS.created, detail: WORDS.createdDetail });
    go(preparedRequest.processType === "SURETY_BOND" ? paths.suretyDraftEdit(place) : paths.draftEdit(place));
  };

  return (
    <Card heading={WORDS.use} hasBody>
      <div className="grid gap-4">
        {notice !== undefined && (
          <Notice tone="danger" title={WORDS.notCreated}>
            {notice}
          </Notice>
        )}
        <RadioGroupField
          label={WORDS.organisation}
          options={own.map(({ id, name }) => ({ value: id, label: name }))}
          value={organisationId}
          onChange={setChosen}
        />
        <Button variant="primary" isLoading={sending} onClick={() => void create()}>
          {WORDS.create}
        </Button>
      </div>
    </Card>
  );
}

/** Why no draft can be made of it here and now, and where to go instead. */
function State({ preparedRequest }: { readonly preparedRequest: Opened }) {
  const { draftId, organisationId } = preparedRequest;
  const { tone, title, sentence } = STATE_TEXT[preparedRequest.status];
  return (
    <>
      <Notice tone={tone} title={title}>
        {sentence(preparedRequest)}
      </Notice>
      {draftId !== null && organisationId !== null && (
        <LinkButton variant="primary" href={paths.draftView({ organisationId, draftId })}>
          {WORDS.openDraft}
        </LinkButton>
      )}
    </>
  );
}

type StateNotice = {
  readonly tone: "info" | "ok" | "warn";
  readonly title: string;
  readonly sentence: (preparedRequest: Opened) => string;
};

const STATE_TEXT: Record<OriginationStatus, StateNotice> = {
  OPEN: { tone: "info", title: WORDS.use, sentence: () => WORDS.ownDesk },
  USED: { tone: "ok", title: WORDS.used, sentence: () => WORDS.usedSentence },
  WITHDRAWN: {
    tone: "warn",
    title: WORDS.withdrawn,
    sentence: ({ preparedBy }) => WORDS.withdrawnSentence(preparedBy),
  },
  EXPIRED: {
    tone: "warn",
    title: WORDS.expired,
    sentence: (preparedRequest) =>
      WORDS.expiredSentence(FIELDS.lastDate.show(preparedRequest.lastDate), preparedRequest.preparedBy),
  },
};
