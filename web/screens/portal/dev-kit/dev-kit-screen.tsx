// Every component of the kit in every state, gathered from the examples beside the components.

import { ThemeToggle } from "../../../app/shell/theme-toggle.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { ExampleSet } from "../../../ui/example.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

const MODULES = import.meta.glob<{ EXAMPLES: ExampleSet }>("../../../ui/*.examples.tsx", { eager: true });

const SETS = Object.values(MODULES)
  .map((module) => module.EXAMPLES)
  .sort((one, other) => one.title.localeCompare(other.title));

export function DevKitScreen() {
  return (
    <div className="mx-auto max-w-310 px-4 pb-24 sm:px-8">
      <header className="flex h-16 items-center gap-4 border-b border-line">
        <Logo />
        <nav aria-label="Frames" className="ml-auto flex flex-wrap gap-4 text-label">
          <TextLink href="?show=client">Client frame</TextLink>
          <TextLink href="?show=staff">Desk frame</TextLink>
          <TextLink href="?show=anonymous">Sign-in frame</TextLink>
          <TextLink href="?show=mails">Mails</TextLink>
        </nav>
        <ThemeToggle />
      </header>
      <main className="grid gap-12 pt-8">
        <h1 className="text-title font-semibold">The kit</h1>
        {SETS.map((set) => (
          <section key={set.title} aria-label={set.title}>
            <h2 className="mb-5 border-b border-line pb-2 text-heading font-semibold">{set.title}</h2>
            <div className="grid grid-cols-1 gap-x-8 gap-y-7 md:grid-cols-2">
              {Object.entries(set.examples).map(([name, example]) => (
                <div
                  key={name}
                  className={classNames("min-w-0", set.wide?.includes(name) && "md:col-span-2")}
                >
                  <p className="mb-2.5 text-meta text-ink-3">{name}</p>
                  {example}
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}
