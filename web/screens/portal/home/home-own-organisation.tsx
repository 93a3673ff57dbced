// The way to an organisation of one's own, for whoever has none yet.

import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OrganisationIcon } from "../../../ui/icons.ts";
import { AddOrganisationButton } from "../../people/organisations/public/add-organisation-button.tsx";

const WORDS = {
  title: "Add your organisation",
  sentence: "You need one to raise guarantees and bonds, and to see your limits and reports.",
} as const;

export function HomeOwnOrganisation({ variant }: { readonly variant: "primary" | "secondary" }) {
  return (
    <Card aria-label={WORDS.title}>
      <EmptyState
        icon={OrganisationIcon}
        title={WORDS.title}
        sentence={WORDS.sentence}
        action={<AddOrganisationButton variant={variant} />}
      />
    </Card>
  );
}
