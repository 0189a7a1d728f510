import type { ReactNode } from 'react';
import { adminPaths } from '../navigation/adminPaths.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { reportsTexts as texts } from './reports.texts.ts';
import './reports.css';

const WAYS = [
  ['report', adminPaths.reports],
  ['attendance', adminPaths.attendance],
  ['workPlan', adminPaths.workPlan],
  ['readings', adminPaths.readings],
] as const;

export type ReportPart = (typeof WAYS)[number][0];

export function ReportFrame(props: {
  readonly part: ReportPart;
  readonly children: ReactNode;
}): ReactNode {
  const { part, children } = props;
  return (
    <StaffScreen
      title={part === 'report' ? texts.title : texts[part]}
      subtitle={texts.subtitles[part]}
    >
      <nav className="report-ways" aria-label={texts.ways}>
        {WAYS.map(([name, href]) => (
          <a key={name} href={href} aria-current={name === part ? 'page' : undefined}>
            {texts[name]}
          </a>
        ))}
      </nav>
      {children}
    </StaffScreen>
  );
}
