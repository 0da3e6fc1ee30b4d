// Shopping bags against a coloured wall.
#include "studio.povinc"
See(<0,3,-13>, <0,2.2,0>, 30)
Backdrop(3, <.93,.66,.3>)
Sun(<-9,11,-8>, 1.5, 3.5) light_source { <10,5,-9> rgb .25 shadowless }
#macro Bag(W,H,D,Tone,Cord)
  union {
    difference { box { <-W/2,0,-D/2>,<W/2,H,D/2> } box { <-W/2+.03,.1,-D/2+.03>,<W/2-.03,H+1,D/2-.03> } pigment { srgb Tone } finish { diffuse .85 specular .1 roughness .05 } }
    box { <-W/2-.004,H-.5,-D/2-.004>,<W/2+.004,H-.49,D/2+.004> pigment { srgb Tone*.8 } }
    #local S=-1; #while (S<=1) sphere_sweep { b_spline 7, <-W*.22,H-.6,S*D/2>,.045 <-W*.22,H-.2,S*(D/2+.03)>,.045 <-W*.21,H+.5,S*D*.3>,.045 <0,H+.95,S*D*.22>,.045 <W*.21,H+.5,S*D*.3>,.045 <W*.22,H-.2,S*(D/2+.03)>,.045 <W*.22,H-.6,S*D/2>,.045 pigment { srgb Cord } } #local S=S+2; #end
    // Crumpled paper that looks out.
    #local I=0; #while (I<9) superellipsoid { <.4,.4> scale <W*.16,.3+.2*rand(R1),.12> rotate <rand(R1)*40-20,rand(R1)*180,rand(R1)*40-20> translate <(rand(R1)-.5)*W*.72,H-.02,(rand(R1)-.5)*D*.5> pigment { srgb <.97,.94,.9> } } #local I=I+1; #end
  }
#end
object { Bag(2.5,3.3,1.2,<.95,.92,.87>,<.2,.14,.1>) rotate y*-18 translate <-1.1,0,.6> }
object { Bag(2,2.5,1,<.68,.2,.13>,<.95,.9,.85>) rotate y*22 translate <1.35,0,-.5> }
object { Bag(1.3,1.5,.8,<.16,.27,.25>,<.92,.72,.4>) rotate y*-8 translate <-.2,0,-1.9> }
