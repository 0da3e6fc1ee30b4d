// Wrapped boxes: for gifts and sales.
#include "studio.povinc"
See(<0,3.8,-13>, <0,1.75,0>, 29)
Backdrop(3.5, <.86,.73,.62>)
Sun(<-8,12,-7>, 1.5, 4) light_source { <10,5,-9> rgb .28 shadowless }
#macro Loop(A) sphere_sweep { b_spline 8, <-.1,-.1,0>,.1 <0,0,0>,.1 <.35,.32,.1>,.12 <.82,.5,.1>,.13 <.92,.14,0>,.13 <.4,.02,-.06>,.12 <0,0,0>,.1 <-.1,0,0>,.1 scale <1,1,1.9> rotate y*A } #end
#macro Gift(W,H,Paper,Tape,HasBow)
  union {
    superellipsoid { <.05,.05> scale <W/2,H/2,W/2> translate y*H/2 pigment { srgb Paper } finish { diffuse .82 specular .12 roughness .06 } }
    union { box { <-W*.09,-.001,-W/2-.012>, <W*.09,H+.012,W/2+.012> } box { <-W/2-.012,-.001,-W*.09>, <W/2+.012,H+.012,W*.09> }
      #if (HasBow) union { #local L=0; #while (L<5) object { Loop(L*72+20) } #local L=L+1; #end sphere { y*.1,.2 } scale W*.42 translate y*(H+.02) } #end
      pigment { srgb Tape } finish { diffuse .75 specular .5 roughness .03 } }
  }
#end
object { Gift(3,2,<.58,.15,.12>,<.95,.82,.62>,0) rotate y*24 translate <-.5,0,.9> }
object { Gift(1.9,1.35,<.95,.9,.83>,<.58,.15,.12>,1) rotate y*-18 translate <1.75,0,-1> }
object { Gift(1.5,1.05,<.22,.29,.25>,<.92,.72,.4>,1) rotate y*38 translate <-1.9,0,-1.5> }
object { Gift(1.8,1.2,<.9,.76,.62>,<.22,.29,.25>,1) rotate y*8 translate <.25,0,-.0> translate <-.55,2.9,.95> scale <1,1,1> translate y*-.88 }
#local I=0; #while (I<9) sphere { 0,.16+.1*rand(R1) translate <-3.6+7.2*rand(R1),.2,-2.9+.7*rand(R1)> texture { Gold } } #local I=I+1; #end
