// The companies whose word opens the account besides the password, each to be removed with the password.

import { useState } from "react";
import type { ProfileSignInProviderFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardRow } from "../../../ui/card.tsx";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import { ProfileRemoveProviderDocument } from "./profile-operations.ts";
import { PROFILE_WORDS } from "./profile-words.ts";
import { sessionsChangedStore } from "./sessions-changed.ts";

const WORDS = PROFILE_WORDS.providers;

type ProvidersCardProps = {
  readonly providers: readonly ProfileSignInProviderFragment[];
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
};

export function ProvidersCard({ providers, hasPassword, onChanged }: ProvidersCardProps) {
  const [removing, setRemoving] = useState<ProfileSignInProviderFragment>();
  if (providers.length === 0) return null;
  return (
    <Card heading={WORDS.heading} hasRows>
      <ul>
        {providers.map((provider) => (
          <li key={provider.id} className="border-line not-last:border-b">
            <CardRow>
              <div className="min-w-0 flex-1">
                <p className="text-body font-medium break-words">{provider.name}</p>
                <p className="figures text-label text-ink-2">{WORDS.linked(exactTime(provider.linkedAt))}</p>
              </div>
              <Button
                size="small"
                aria-label={WORDS.removeNamed(provider.name)}
                disabledReason={hasPassword ? undefined : PROFILE_WORDS.passwordFirst}
                onClick={() => setRemoving(provider)}
              >
                {WORDS.remove}
              </Button>
            </CardRow>
          </li>
        ))}
      </ul>
      {removing !== undefined && (
        <RemoveDialog
          provider={removing}
          onRemoved={() => {
            setRemoving(undefined);
            onChanged();
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Card>
  );
}

type RemoveDialogProps = {
  readonly provider: ProfileSignInProviderFragment;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

function RemoveDialog({ provider: { id, name }, onRemoved, onClose }: RemoveDialogProps) {
  const { send } = useCommand(ProfileRemoveProviderDocument, { handledByScreen: true });
  return (
    <ConfirmPasswordDialog
      title={WORDS.removeTitle(name)}
      sentence={WORDS.removeSentence(name)}
      confirmLabel={WORDS.remove}
      isDangerous
      notDone={WORDS.notRemoved(name)}
      confirm={(currentPassword) => send({ id, currentPassword })}
      onConfirmed={() => {
        notify({ tone: "ok", title: WORDS.removed(name), detail: PROFILE_WORDS.passwordChangedDetail });
        sessionsChangedStore.set(sessionsChangedStore.get() + 1);
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}
