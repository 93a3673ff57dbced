// The five tones of a state, people and banks by their initials, and counts.

import { Avatar } from "./avatar.tsx";
import { CountBadge } from "./count-badge.tsx";
import type { ExampleSet } from "./example.tsx";
import { Logo } from "./logo.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Tooltip } from "./tooltip.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Badges, avatars and counts",
  examples: {
    Tones: (
      <div className="flex flex-wrap gap-2">
        <StatusBadge tone="ok">Established</StatusBadge>
        <StatusBadge tone="info">Projected</StatusBadge>
        <StatusBadge tone="warn">Awaiting return</StatusBadge>
        <StatusBadge tone="danger">Declined</StatusBadge>
        <StatusBadge tone="mute">Closed</StatusBadge>
      </div>
    ),
    "People and banks": (
      <div className="flex items-center gap-3">
        <Avatar name="Jordan Nguyen" />
        <Avatar name="Maria del Carmen Ortiz" size="small" />
        <Avatar name="Macquarie" kind="organisation" />
        <Logo />
      </div>
    ),
    "Counts: three, many, none": (
      <div className="flex items-center gap-3">
        <CountBadge count={3} label="unread" />
        <CountBadge count={140} label="unread" isUrgent />
        <CountBadge count={0} label="unread" />
      </div>
    ),
    "Explained on demand": (
      <p>
        Yearly minimum{" "}
        <Tooltip label="About the yearly minimum">
          Each full year costs at least $1,000.00, whatever the rate gives.
        </Tooltip>
      </p>
    ),
  },
};
