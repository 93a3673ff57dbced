// Reads the draft under review, keeps it live, and asks again about its wording whenever it has changed.

import type { StaffDraftWordingQuery } from "../../../api/generated/graphql.ts";
import { type LiveRecord, useLiveRecord } from "../../../app/use-live-record.ts";
import { type Read, useRead } from "../../../app/use-read.ts";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import {
  StaffDraft,
  StaffDraftUpdated,
  StaffDraftWording,
} from "../../drafts/drafts/public/staff-draft-operations.ts";

const DRAFT = { query: StaffDraft, updates: StaffDraftUpdated };

export function useStaffDraft(draftId: string): LiveRecord<StaffDraftRecord> {
  return useLiveRecord(DRAFT, { id: draftId });
}

export type StaffWording = Read<StaffDraftWordingQuery>;

/** The wording of another version of the draft stays shown until the new one is there. */
export function useStaffWording(draftId: string, version: number): StaffWording {
  return useRead(StaffDraftWording, { draftId }, { dependsOn: String(version) });
}
