// The look of the product in this browser.

import { chooseTheme, isThemeChoice, useThemeChoice } from "../../../app/shell/theme.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";

const OPTIONS = Object.entries(WORDS.themes).map(([value, label]) => ({ value, label }));

export function AppearanceCard() {
  const choice = useThemeChoice();
  return (
    <Card heading={WORDS.appearance}>
      <CardBody isBelowHeading>
        <p className="mb-3 text-label text-ink-2">{WORDS.appearanceSentence}</p>
        <SegmentedControl
          label={WORDS.theme}
          options={OPTIONS}
          value={choice}
          onChange={(value) => {
            if (isThemeChoice(value)) chooseTheme(value);
          }}
        />
      </CardBody>
    </Card>
  );
}
