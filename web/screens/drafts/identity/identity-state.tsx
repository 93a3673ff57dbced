// Where the verification of an individual is, once there is no form to fill in, and what can be done next.

import { canBeChecked } from "@bondline/domain/drafts/identity/identification-status.ts";
import { useCommand } from "../../../api/use-command.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { IdentityCheckRenew } from "./identity-operations.ts";
import { IDENTITY_WORDS as WORDS } from "./identity-words.ts";
import type { IdentityCheck } from "./shown-identity-check.ts";

type StateProps = { readonly check: IdentityCheck; readonly onAsked: () => void };

type Said = { readonly tone: "ok" | "info" | "warn"; readonly title: string; readonly sentence: string };

export function IdentityState({ check, onAsked }: StateProps) {
  const over = whatIsOver(check);
  if (over !== undefined)
    return (
      <Notice tone={over.tone} title={over.title}>
        {over.sentence}
      </Notice>
    );
  return (
    <Card heading={WORDS.registered} hasBody>
      <NextStep check={check} onAsked={onAsked} />
    </Card>
  );
}

/** Undefined while the service's page can be gone to. */
function whatIsOver({ isAllowed, serviceName, individual }: IdentityCheck): Said | undefined {
  if (individual.verificationGroup === "VERIFIED")
    return { tone: "ok", title: WORDS.verified, sentence: WORDS.verifiedSentence };
  if (!individual.needsVerification)
    return { tone: "info", title: WORDS.notNeeded, sentence: WORDS.notNeededSentence };
  if (!isAllowed) return { tone: "info", title: WORDS.closed, sentence: WORDS.closedSentence };
  if (serviceName === null) return { tone: "info", title: WORDS.byHand, sentence: WORDS.byHandSentence };
  if (!canBeChecked(individual.greenIdVerificationStatus))
    return { tone: "warn", title: WORDS.locked, sentence: WORDS.lockedSentence };
  return undefined;
}

function NextStep({ check: { isOpening, hostedUrl, serviceName, individual }, onAsked }: StateProps) {
  const { send, sending } = useCommand(IdentityCheckRenew);
  const renew = async () => {
    if ((await send({ id: individual.id })).ok) onAsked();
  };
  const service = serviceName ?? "";
  if (isOpening)
    return (
      <p role="status" className="text-body text-ink-2">
        {WORDS.opening(service)}
      </p>
    );
  if (hostedUrl !== null)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-body text-ink-2">{WORDS.hosted(service)}</p>
        <LinkButton href={hostedUrl} variant="primary">
          {WORDS.openHosted}
        </LinkButton>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <div>
        <p className="text-body font-medium">{WORDS.ended}</p>
        <p className="text-body text-ink-2">{WORDS.endedSentence}</p>
      </div>
      {individual.verificationFault !== null && (
        <Notice tone="danger" title={WORDS.notRegistered}>
          {individual.verificationFault}
        </Notice>
      )}
      <Button variant="primary" isLoading={sending} onClick={() => void renew()}>
        {WORDS.renew}
      </Button>
    </div>
  );
}
