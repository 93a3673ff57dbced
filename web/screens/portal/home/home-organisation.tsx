// For which business the reader acts, and, where they may, the way to change its details.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import type { SessionOrganisation } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { useOrganisationDialog } from "../../people/organisations/public/organisation-dialog-context.ts";
import { HOME_WORDS } from "./home-words.ts";

export function HomeOrganisation({ organisation }: { readonly organisation: SessionOrganisation }) {
  const { abn, name, address, entityType, capabilities } = organisation;
  const openDialog = useOrganisationDialog();
  const update = (
    <Button variant="text" size="small" onClick={() => openDialog(organisation)}>
      {HOME_WORDS.updateOrganisation}
    </Button>
  );

  return (
    <Card
      heading={HOME_WORDS.organisation}
      action={capabilities.includes("CAN_UPDATE_DETAILS") ? update : undefined}
      hasBody
    >
      <p className="pb-3 text-body font-medium break-words">{name}</p>
      <DefinitionList
        items={[
          { term: kindOfBusinessNumber(abn), value: formatAbnOrAcn(abn) },
          { term: HOME_WORDS.entityType, value: entityTypeLabel(entityType) },
          { term: HOME_WORDS.address, value: address },
        ]}
      />
    </Card>
  );
}
