// Whether keys of a single character act, in this browser.

import { turnCharacterKeys, useCharacterKeys } from "../../../app/keys/character-keys.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";

export function KeyboardCard({ accountId }: { readonly accountId: string }) {
  const areOn = useCharacterKeys(accountId);
  return (
    <Card heading={WORDS.keyboard}>
      <CardBody isBelowHeading>
        <CheckboxField
          label={WORDS.characterKeys}
          help={WORDS.characterKeysHelp}
          checked={areOn}
          onChange={(event) => turnCharacterKeys(accountId, event.target.checked)}
        />
      </CardBody>
    </Card>
  );
}
