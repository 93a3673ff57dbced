// What a person who has just signed in is asked first.

export type FirstPrompt = "TERMS" | "CREATE_ORGANISATION" | "CREATE_ORGANISATION_AND_TERMS";

type FirstPromptFacts = {
  requiresTermsAcceptance: boolean;
  hasOrganisation: boolean;
  isOrganisationRequired: boolean;
};

/** Undefined: nothing stands in the way. */
export function findFirstPrompt(facts: FirstPromptFacts): FirstPrompt | undefined {
  const needsOrganisation = facts.isOrganisationRequired && !facts.hasOrganisation;
  if (needsOrganisation)
    return facts.requiresTermsAcceptance ? "CREATE_ORGANISATION_AND_TERMS" : "CREATE_ORGANISATION";
  return facts.requiresTermsAcceptance ? "TERMS" : undefined;
}

/** Staff work without one, and so do people who were invited onto a single record. */
export function isOrganisationRequired(person: { isStaff: boolean; isCollaborator: boolean }): boolean {
  return !person.isStaff && !person.isCollaborator;
}

/** A newly published version of the terms has to be accepted again. Null: never accepted. */
export function requiresTermsAcceptance(versions: { published: number; accepted: number | null }): boolean {
  return versions.accepted === null || versions.accepted < versions.published;
}
