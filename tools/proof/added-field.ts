// The proof of the page that adds a field: with its six places three programs compile, and without any one of them one does not.

import {
  ADDED,
  applyAll,
  applyStep,
  FIELD_STEPS,
  leaveOut,
  leaveOutColumns,
} from "../../testing/added-field/field-steps.ts";
import { copyProject, type Program } from "../../testing/added-field/project-copy.ts";
import { isWanted, type ProofGroup, type ProofRow } from "./proof-group.ts";

const NAME = "a field has six places, and none can be forgotten";
const PROGRAMS: readonly Program[] = ["domain", "server", "web"];

export const ADDED_FIELD: ProofGroup = {
  title: "A field",
  *run({ filters }) {
    if (isWanted(NAME, filters)) yield addedField();
  },
};

function addedField(): ProofRow {
  const startedAt = performance.now();
  const copy = copyProject();
  try {
    applyAll(copy);
    const faults = PROGRAMS.map((program) => copy.faultsIn(program)).join("");
    const missed: string[] = [];
    for (const step of FIELD_STEPS) {
      leaveOut(copy, step);
      if (!isNoticed(copy.faultsIn(programOf(step.file)))) missed.push(step.file);
      applyStep(copy, step);
    }
    leaveOutColumns(copy);
    if (!isNoticed(copy.faultsIn("server"))) missed.push("the columns");
    const broken = FIELD_STEPS.length + 1;
    return {
      name: NAME,
      against: "the compiler, on a copy of the project",
      cases: 1,
      caught: broken - missed.length,
      broken,
      seconds: (performance.now() - startedAt) / 1000,
      failure: faults === "" ? undefined : faults,
      notes: missed.map((place) => `Nobody notices that it is left out of ${place}.`),
    };
  } finally {
    copy.remove();
  }
}

function isNoticed(faults: string): boolean {
  return faults.includes(ADDED);
}

function programOf(file: string): Program {
  return PROGRAMS.find((program) => file.startsWith(`${program}/`)) ?? "server";
}
