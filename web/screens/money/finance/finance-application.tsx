// The application for a draft's finance: how it stands, and while it can be sent, the term and whom to call.

import type { FinanceDraftFieldsFragment } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DoneIcon, type Icon, LockIcon, SendIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ApplicationForm, type ApplicationProps } from "./application-form.tsx";
import { APPLY_WORDS as WORDS } from "./finance-words.ts";

export function FinanceApplication(props: ApplicationProps) {
  const { draft } = props;
  const { financeStatus } = draft;
  if (financeStatus === "ENQUIRED")
    return <State draft={draft} icon={SendIcon} title={WORDS.isSent} sentence={WORDS.isSentSentence} />;
  if (financeStatus === "COMPLETED")
    return (
      <State draft={draft} icon={DoneIcon} title={WORDS.isAnswered} sentence={WORDS.isAnsweredSentence} />
    );
  if (financeStatus !== "OFFERED" && financeStatus !== "DECLINED")
    return (
      <State draft={draft} icon={LockIcon} title={WORDS.notOffered} sentence={WORDS.notOfferedSentence} />
    );
  if (!draft.capabilities.includes("CAN_ARRANGE_FINANCE"))
    return <State draft={draft} icon={LockIcon} title={WORDS.title} sentence={WORDS.mayNot} />;
  return <ApplicationForm {...props} hasDeclined={financeStatus === "DECLINED"} />;
}

type StateProps = {
  readonly draft: FinanceDraftFieldsFragment;
  readonly icon: Icon;
  readonly title: string;
  readonly sentence: string;
};

function State({ draft, icon, title, sentence }: StateProps) {
  const href = paths.draftView({ organisationId: draft.organisationId, draftId: draft.id });
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        sentence={sentence}
        action={<LinkButton href={href}>{WORDS.back}</LinkButton>}
      />
    </Card>
  );
}
