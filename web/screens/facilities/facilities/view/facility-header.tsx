// The facility's name with its state, whose it is, and what may be done with it.

import {
  FACILITY_STATUS_TEXT,
  FACILITY_STATUS_TONE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { closingEvent } from "@bondline/domain/facilities/facilities/facility-transitions.ts";
import { useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { EditIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { FacilityCloseDocument } from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-part.ts";

export function FacilityHeader({ facility, onChanged }: FacilityPartProps) {
  const [isClosing, setClosing] = useState(false);
  const { organisations } = useSession();
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
        sentence={isOwn ? facility.provider : WORDS.sharedBy(facility.organisation.name)}
        actions={
          (may("CAN_EDIT") || may("CAN_CLOSE")) && (
            <>
              {may("CAN_EDIT") && (
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
        <CloseDialog facility={facility} onChanged={onChanged} onClose={() => setClosing(false)} />
      )}
    </>
  );
}

function closeLabel({ status }: FacilityPartProps["facility"]): string {
  return closingEvent(status) === "cancel" ? WORDS.close : WORDS.withdrawFacility;
}

function CloseDialog({ facility, onChanged, onClose }: FacilityPartProps & { readonly onClose: () => void }) {
  const { send, sending } = useCommand(FacilityCloseDocument);
  const close = async () => {
    const answer = await send({ id: facility.id, version: facility.version });
    onClose();
    if (!answer.ok) return;
    onChanged(answer.data.closeDocumentFacility.documentFacility);
    notify({ tone: "ok", title: WORDS.closed, detail: facility.name });
  };
  return (
    <ConfirmDialog
      title={closingEvent(facility.status) === "cancel" ? WORDS.closeTitle : WORDS.withdrawTitle}
      sentence={WORDS.closeSentence}
      confirmLabel={closeLabel(facility)}
      isDangerous
      isLoading={sending}
      onConfirm={() => void close()}
      onClose={onClose}
    />
  );
}
