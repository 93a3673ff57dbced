// Who is on a document by name and of what each is shown, for its evidence: as far as whoever asks may see it.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../../documents/documents/public.ts";
import { shownCollaborators } from "./collaborator-access.ts";
import { listListeners } from "./notification-list-access.ts";
import { peopleOfDocument } from "./peopled-record-access.ts";

export const PEOPLE_EVIDENCE: EvidenceSection<Document> = {
  name: "people",
  read: async (tx, document) =>
    shownCollaborators(tx, peopleOfDocument(tx, document)).map(
      ({ accountId: _, capabilities: __, ...person }) => person,
    ),
};

export const NOTIFICATION_EVIDENCE: EvidenceSection<Document> = {
  name: "notification-list",
  read: async (tx, document) =>
    (await listListeners(tx, document.id)).map(({ usualTopics, chosenTopics, ...person }) => ({
      givenName: person.givenName,
      familyName: person.familyName,
      email: person.email,
      isMember: person.isMember,
      topics: chosenTopics ?? usualTopics,
      isChosen: chosenTopics !== null,
    })),
};
