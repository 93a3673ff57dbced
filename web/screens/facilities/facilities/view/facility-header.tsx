// The facility's name with its state, whose it is, and what may be done with it.

import {
  FACILITY_STATUS_TEXT,
  FACILITY_STATUS_TONE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { closingEvent } from "@bondline/domain/facilities/facilities/facility-transitions.ts";
import { useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { EditIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { FacilityCloseDocument } from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-part.ts";

type HeaderProps = FacilityPartProps & {
  /** A higher limit waits for a second person, and nothing else is changed meanwhile. */
  readonly raiseWaits: boolean;
};

export function FacilityHeader({ facility, onChanged, raiseWaits }: HeaderProps) {
  const [isClosing, setClosing] = useState(false);
  const { organisations, staff } = useSession();
  const isOwn = organisations.some(({ id }) => id === facility.organisationId);
  const may = (capability: string) => facility.capabilities.includes(capability);
  return (
    <>
      <PageHeader
        title={facility.name}
        breadcrumb={[{ label: WORDS.title, href: paths.facilities() }, { label: facility.name }]}
        badges={
          <StatusBadge tone={FACILITY_STATUS_TONE[facility.status]}>
            {FACILITY_STATUS_TEXT[facility.status]}
          </StatusBadge>
        }
        sentence={isOwn ? facility.provider : othersSentence(facility, staff !== null)}
        actions={
          (may("CAN_EDIT") || may("CAN_CLOSE")) && (
            <>
              {may("CAN_EDIT") && !raiseWaits && (
                <LinkButton icon={EditIcon} href={paths.facilityEdit({ facilityId: facility.id })}>
                  {WORDS.edit}
                </LinkButton>
              )}
              {may("CAN_CLOSE") && (
                <MenuButton
                  label={WORDS.actions}
                  items={[
                    {
                      label: closeLabel(facility),
                      icon: RemoveIcon,
                      isDangerous: true,
                      onSelect: () => setClosing(true),
                    },
                  ]}
                />
              )}
            </>
          )
        }
      />
      {isClosing && (
        <CommandDialog
          command={FacilityCloseDocument}
          input={{ id: facility.id, version: facility.version }}
          title={closingEvent(facility.status) === "cancel" ? WORDS.closeTitle : WORDS.withdrawTitle}
          sentence={WORDS.closeSentence}
          confirmLabel={closeLabel(facility)}
          isDangerous
          done={{ title: WORDS.closed, detail: facility.name }}
          onDone={(data) => onChanged(data.closeDocumentFacility.documentFacility)}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}

/** Staff come to what they arrange, everybody else to what is shared with them. */
function othersSentence({ organisation, provider }: FacilityPartProps["facility"], isStaff: boolean): string {
  return isStaff ? `${WORDS.heldBy(organisation.name)}, ${provider}` : WORDS.sharedBy(organisation.name);
}

function closeLabel({ status }: FacilityPartProps["facility"]): string {
  return closingEvent(status) === "cancel" ? WORDS.close : WORDS.withdrawFacility;
}
