import type { ReactNode } from 'react';
import type { CategoryItem } from '../layout/CategoryButtons.tsx';
import { CategoryBadge } from '../../../shared/ui/primitives/CategoryBadge.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import './SideList.css';

export interface CategoryListProps {
  readonly title: string;
  readonly items: readonly CategoryItem[];
  readonly current?: string | undefined;
}

export function CategoryList({ title, items, current }: CategoryListProps): ReactNode {
  return (
    <section>
      <Heading level={2} className="side-head" text={title} />
      <ul className="side-categories">
        {items.map((item) => (
          <li key={item.slug}>
            <a
              className={`hue-${item.slug}`}
              href={item.href}
              aria-current={item.slug === current ? 'true' : undefined}
            >
              <CategoryBadge slug={item.slug} />
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
