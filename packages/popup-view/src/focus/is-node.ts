/**
 * Whether an event's target is a node. In the editor's preview it belongs to another window, whose
 * nodes are no `instanceof` this window's `Node`.
 */
export function isNode(target: EventTarget | null): target is Node {
  return target !== null && 'nodeType' in target;
}
