// The facilities that the provider arranges, for those who arrange them and for the banks that they were sent to.

import {
  FACILITY_STATUS_TEXT,
  FACILITY_STATUS_TONE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { useState } from "react";
import type { FacilityArrangedQuery } from "../../../../api/generated/graphql.ts";
import { ListCard } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { useShownTogether } from "../../../../app/shown-together.tsx";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { CardBody } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { FacilityArrangedDocument } from "../facility-operations.ts";
import { aud } from "../facility-text.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";

type Arranged = FacilityArrangedQuery["arrangedFacilities"]["edges"][number]["node"];
const SHAPE: ListShape = { prefix: "arranged-" };

export function ArrangedList() {
  const [isOver, setOver] = useState(false);
  const list = useList({ shape: SHAPE, read: isOver ? ENDED : UNDER_WAY, of: String(isOver) });
  useShownTogether(list.page !== undefined || list.failure !== undefined);
  return (
    <ListCard
      list={list}
      heading={WORDS.arrangedList}
      note={list.page?.total || undefined}
      hasRows
      action={
        <Button size="small" variant="quiet" onClick={() => setOver((before) => !before)}>
          {isOver ? WORDS.underWay : WORDS.over}
        </Button>
      }
      loading={WORDS.loadingAll}
      notLoaded={WORDS.loadFailed}
      skeletonRows={2}
      empty={
        <CardBody>
          <p className="text-body text-ink-2">{isOver ? WORDS.noneEnded : WORDS.noneArranged}</p>
        </CardBody>
      }
      row={(facility) => <ArrangedRow facility={facility} />}
    />
  );
}

const UNDER_WAY = readArranged(false);
const ENDED = readArranged(true);

function readArranged(isOver: boolean) {
  return readPages({
    document: FacilityArrangedDocument,
    variablesOf: ({ first, after }) => ({ isOver, first, after }),
    connectionIn: ({ arrangedFacilities }) => arrangedFacilities,
  });
}

function ArrangedRow({ facility }: { readonly facility: Arranged }) {
  const { id, name, organisation, provider, limit, status, capabilities } = facility;
  const isApproved = capabilities.includes("CAN_ESTABLISH");
  return (
    <>
      <div className="min-w-0 flex-1">
        <TextLink href={paths.facilityView({ facilityId: id })}>{name}</TextLink>
        <p className="text-label break-words text-ink-2">{[organisation.name, provider].join(" · ")}</p>
      </div>
      <span className="figures text-body">{aud(limit)}</span>
      <StatusBadge tone={isApproved ? "ok" : FACILITY_STATUS_TONE[status]}>
        {isApproved ? WORDS.bankSaidYes : FACILITY_STATUS_TEXT[status]}
      </StatusBadge>
    </>
  );
}
