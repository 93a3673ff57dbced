// The organisations that the person belongs to, each to be left.

import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import { useState } from "react";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardRow } from "../../../ui/card.tsx";
import { LeaveOrganisationDialog } from "../members/public/leave-organisation-dialog.tsx";
import { LEAVE_WORDS } from "../members/public/leave-words.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";

export function OrganisationsCard() {
  const { organisations } = useSession();
  const [leaving, setLeaving] = useState<SessionOrganisation>();
  if (organisations.length === 0) return null;
  return (
    <Card heading={WORDS.organisations} hasRows>
      <ul>
        {organisations.map((organisation) => (
          <li key={organisation.id} className="border-line not-last:border-b">
            <CardRow>
              <div className="min-w-0 flex-1">
                <p className="text-body font-medium break-words">{organisation.name}</p>
                {organisation.role && (
                  <p className="text-label text-ink-2">{MEMBER_ROLE_LABELS[organisation.role]}</p>
                )}
              </div>
              <Button
                size="small"
                aria-label={LEAVE_WORDS.actionOf(organisation.name)}
                onClick={() => setLeaving(organisation)}
              >
                {LEAVE_WORDS.action}
              </Button>
            </CardRow>
          </li>
        ))}
      </ul>
      {leaving !== undefined && (
        <LeaveOrganisationDialog organisation={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Card>
  );
}
