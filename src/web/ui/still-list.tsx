import { Component, createRef, type ReactNode } from 'react';

interface Place {
  readonly row: Element;
  readonly top: number;
}

export interface StillListProps {
  className?: string;
  /** Its rows, `<li>`. */
  children: ReactNode;
}

/**
 * A list whose rows stay where they are in the window while new ones come above them; what stands before the list moves up
 * instead, unless it fills most of the window or somebody types there.
 */
export class StillList extends Component<StillListProps> {
  readonly list = createRef<HTMLUListElement>();

  // Only here both can be known: where a row stood before the document changed, and where it stands after.
  override getSnapshotBeforeUpdate(): Place | null {
    const list = this.list.current;
    if (!list || list.getBoundingClientRect().top > window.innerHeight / 2 || typesBeside(list)) return null;
    const row = [...list.children].find((each) => each.getBoundingClientRect().bottom > 0);
    return row ? { row, top: row.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_props: StillListProps, _state: unknown, place: Place | null): void {
    if (!place?.row.isConnected) return;
    const moved = place.row.getBoundingClientRect().top - place.top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return (
      <ul ref={this.list} className={this.props.className}>
        {this.props.children}
      </ul>
    );
  }
}

function typesBeside(list: Element): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement && !list.contains(activeElement);
}
